import text from '@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf';
import bold from '@expo-google-fonts/public-sans/700Bold/PublicSans_700Bold.ttf';
import heading from '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf';

/**
 * Faces of the overview. What visitors write is set in the whole of Public Sans, which has the letters of all languages
 * in Latin script; headings are our own words. Plain fonts: of a WOFF, PDFKit unpacks a table each time it reads in it,
 * which took half the time of drawing.
 */
export const overviewFaces = { heading, text, bold } as const;
