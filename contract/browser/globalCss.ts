import { theme } from './theme';

/**
 * The rules that every document of ours begins with. They stand in the document's head as they are, not in a component:
 * no script has to know them.
 */
export const globalCss = `
*,*::before,*::after{box-sizing:border-box}
html{color:${theme.color.ink};background:${theme.color.paper};font-family:${theme.font.text};font-size:100%;line-height:1.55;-webkit-text-size-adjust:none;text-size-adjust:none;scroll-padding-block-start:calc(${theme.barHeight} + ${theme.space.l});accent-color:${theme.color.ink};tab-size:4}
html:has([popover]:popover-open){overflow:hidden}
body{margin:0;font-size:${theme.size.body};overflow-wrap:break-word}
h1,h2,h3{font-family:${theme.font.heading};text-wrap:balance}
h1:focus,main:focus{outline:none}
a{color:inherit}
img,svg{display:block;max-inline-size:100%;block-size:auto}
button,input,textarea,select{font:inherit;color:inherit;letter-spacing:inherit}
[hidden]{display:none!important}
:focus-visible{outline:3px solid ${theme.color.ink};outline-offset:3px;box-shadow:0 0 0 3px ${theme.brand.mark}}
::selection{background:${theme.brand.mark};color:${theme.color.ink}}
`
  .trim()
  .replaceAll('\n', '');
