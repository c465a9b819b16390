import { firmProfile } from '@incasso/contract/firmProfile';
import { routes } from '@incasso/contract/routes';
import { layoutText as text } from './layout.text';
import { Menu } from './Menu';
import { Bar, FirmName, Inner, MenuButton, MenuLabel, StartLink, WhereThereIsRoom } from './TopBar.styles';
import { menuId, useMenu } from './useMenu';

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
