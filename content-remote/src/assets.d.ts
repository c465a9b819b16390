declare module '*.svg' {
  const path: string;
  export default path;
}

declare module '*.webp' {
  const path: string;
  export default path;
}

declare module '*.avif' {
  const path: string;
  export default path;
}

declare module '*.png' {
  const path: string;
  export default path;
}
