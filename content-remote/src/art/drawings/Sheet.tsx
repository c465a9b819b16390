import type { ReactNode } from 'react';

type SheetProps = { readonly size: { readonly width: number; readonly height: number }; readonly children: ReactNode };

/** The outer element of a drawing. */
export function Sheet({ size: { width, height }, children }: SheetProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      width={width}
      height={height}
    >
      {children}
    </svg>
  );
}
