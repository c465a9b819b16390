import text from '@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf';
import bold from '@expo-google-fonts/public-sans/700Bold/PublicSans_700Bold.ttf';
import heading from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff';

/**
 * Faces of the overview. What visitors write is set in the whole of Public Sans, which has the letters of all languages
 * in Latin script; headings are our own words.
 */
export const overviewFaces = { heading, text, bold } as const;
