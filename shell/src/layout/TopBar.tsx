import { firmProfile } from '@incasso/contract/firmProfile';
import { navigationItems, routes } from '@incasso/contract/routes';
import { layoutText as text } from './layout.text';
import { ContactLinks } from '../screens/ContactLinks';
import { MenuContact, MenuLink, MenuList, MenuPanel } from './Menu.styles';
import { Bar, FirmName, Inner, MenuButton, MenuLabel, StartLink, WhereThereIsRoom } from './TopBar.styles';
import { menuId, useMenu } from './useMenu';

const links = navigationItems.filter(({ path }) => path !== routes.home && path !== routes.start);

/** The sticky bar: the firm's name, the button to the intake, and the links to all pages. */
export function TopBar() {
  const bar = useMenu();

  return (
    <Bar ref={bar}>
      <Inner>
        <FirmName end to={routes.home}>
          {firmProfile.firmName}
        </FirmName>
        <Menu />
        <StartLink end to={routes.start}>
          {text.start}
          <WhereThereIsRoom>{text.startWhat}</WhereThereIsRoom>
        </StartLink>
        {/* `popoverTarget` works before hydration and without JavaScript. */}
        <MenuButton type="button" popoverTarget={menuId}>
          <MenuLabel $when="closed">{text.openMenu}</MenuLabel>
          <MenuLabel $when="open">{text.closeMenu}</MenuLabel>
        </MenuButton>
      </Inner>
    </Bar>
  );
}

/** The links of the top bar. On small screens a full-screen menu, with the contact details. */
function Menu() {
  return (
    <MenuPanel id={menuId} popover="auto" aria-label={text.mainNavigation}>
      <MenuList>
        {links.map(({ name, path }) => (
          <li key={path}>
            <MenuLink end to={path}>
              {name}
            </MenuLink>
          </li>
        ))}
      </MenuList>
      <MenuContact>
        <ContactLinks />
      </MenuContact>
    </MenuPanel>
  );
}
