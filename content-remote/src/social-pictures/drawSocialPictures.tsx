import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { socialPictures } from '../sitePages.content';
import { SocialPicture } from './SocialPicture';

/** Renders the pictures of link previews as PNG files, by page name. */
export function drawSocialPictures(): ReadonlyMap<string, Uint8Array> {
  return new Map(
    Object.entries(socialPictures()).map(([name, picture]) => [
      name,
      new Resvg(renderToStaticMarkup(<SocialPicture {...picture} />)).render().asPng(),
    ]),
  );
}
