import { theme } from './theme';

/**
 * The first rules of each of our documents: no element has a margin, only lists without a class have bullets, and each
 * fold is open on paper. They are in the document's head and not in a component, so that no script contains them.
 * `geometricPrecision` avoids a layout shift in Chromium on Linux, which otherwise rounds the width of letters to whole
 * pixels, so that lines wrap elsewhere once our font replaces its fallback.
 */
export const globalCss = `
*,::before,::after{box-sizing:border-box;margin:0}
html{color-scheme:light;color:${theme.color.ink};background:${theme.color.paper};font-family:${theme.font.text};font-size:100%;line-height:1.55;text-rendering:geometricPrecision;-webkit-text-size-adjust:none;text-size-adjust:none;scroll-padding-block-start:calc(${theme.barHeight} + ${theme.space.l});accent-color:${theme.color.ink};tab-size:4}
ul,ol{padding:0 0 0 1.25em}
:where(ul,ol)[class]{padding:0;list-style:none}
fieldset{min-inline-size:0}
fieldset,legend,button{border:0;padding:0}
address{font-style:normal}
button{background:none}
button,summary{cursor:pointer}
button:disabled{cursor:default}
h1,h2,h3{font-family:${theme.font.heading};text-wrap:balance}
h1:focus,main:focus{outline:none;box-shadow:none}
a{color:inherit}
a:active,button:active:not(:disabled){background:${theme.brand.mark};color:${theme.color.ink}}
img,svg{display:block;max-inline-size:100%;block-size:auto}
button,input,textarea,select{font:inherit;color:inherit;letter-spacing:inherit;text-rendering:inherit}
[hidden]{display:none!important}
:focus-visible{outline:3px solid ${theme.color.ink};outline-offset:3px;box-shadow:0 0 0 3px ${theme.brand.mark}}
::selection{background:${theme.brand.mark};color:${theme.color.ink}}
@media (min-width:${theme.from.huge}){html{font-size:125%}}
@media not all and (min-width:${theme.from.large}){html:has([popover]:popover-open){overflow:hidden}}
body>p{margin:1rem}
body{font-size:${theme.size.body};overflow-wrap:break-word}
:where(a[href^="tel:"]){white-space:nowrap}
@media not all and (min-width:${theme.from.narrow}){html{--bar-height:6.5rem}body{overflow-wrap:anywhere;hyphens:auto}:where(a[href^="tel:"]){white-space:normal}}
@media not all and (min-width:12rem){html{--bar-height:10rem}}
@media (forced-colors:active){h1,h2,h3,p,a[href^="tel:"]{line-height:1.5!important}}
@media (prefers-reduced-motion:reduce){*,::before,::after{transition:none!important;animation:none!important}}
@page{margin:18mm 16mm}
@media print{
html{font-size:80%}
*,::before,::after{background:none!important;color:${theme.color.ink}!important;box-shadow:none!important}
header{position:static!important}
header nav,header button,header a+nav~a,footer nav,a[href^="#"]{display:none!important}
a[href^="http"]::after{content:" (" attr(href) ")";font-weight:400;overflow-wrap:anywhere}
section,footer{padding-block:1.5rem!important}
h2,h3{break-after:avoid}
details::details-content{block-size:auto!important;content-visibility:visible!important}
article,details,figure,footer,li,tr,dl>div{break-inside:avoid}
}
`
  .trim()
  .replaceAll('\n', '');
