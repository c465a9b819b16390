declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    /** OpenType features to keep; all others are dropped. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  };

  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
