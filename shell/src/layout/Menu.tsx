import { navigationItems, routes } from '@incasso/contract/routes';
import { layoutText as text } from './layout.text';
import { ContactLinks } from '../screens/ContactLinks';
import { MenuContact, MenuLink, MenuList, MenuPanel } from './Menu.styles';
import { menuId } from './useMenu';

const links = navigationItems.filter(({ path }) => path !== routes.home && path !== routes.start);

/** The links of the top bar. On small screens a full-screen menu, with the contact details. */
export function Menu() {
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
