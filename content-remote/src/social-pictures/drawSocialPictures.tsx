import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { socialPictures } from '../sitePages.content';
import { SocialPicture } from './SocialPicture';

/** The pictures of shared links as PNG files, by the name of their page. */
export function drawSocialPictures(): ReadonlyMap<string, Uint8Array> {
  return new Map(
    Object.entries(socialPictures()).map(([name, picture]) => [
      name,
      new Resvg(renderToStaticMarkup(<SocialPicture {...picture} />)).render().asPng(),
    ]),
  );
}
