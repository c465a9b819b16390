/** A heading with a short text: values, differentiators, mission and vision. */
export type TitledText = { readonly title: string; readonly text: string };
