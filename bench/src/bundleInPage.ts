import { build } from 'esbuild';

export async function bundleInPage(module: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [module.pathname],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('');
}
