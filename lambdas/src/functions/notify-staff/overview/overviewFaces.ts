import text from '@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf';
import bold from '@expo-google-fonts/public-sans/700Bold/PublicSans_700Bold.ttf';
import heading from '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf';

/**
 * Fonts of the overview. Visitors' texts use Public Sans without subsetting, for all languages in Latin script. Use
 * uncompressed fonts: PDFKit unpacks a WOFF table at each read, which took half the drawing time.
 */
export const overviewFaces = { heading, text, bold } as const;
