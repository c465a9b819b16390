// Finds APIs, HTML and CSS that a supported browser lacks, by MDN's data: names in our files, by their types, and CSS in
// their strings. The compiler's `lib` does the same for the language. Not seen: options of a call, and libraries.
import { join, relative } from 'node:path';
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { parse, walk } from 'css-tree';
import ts from 'typescript';
import { projectRoot } from '../prepare.mjs';

/** The oldest versions: those of spring 2024. Edge has the engine of Chrome, iPhones that of Safari. */
const supported = { chrome: 120, firefox: 125, safari: 17.4 };

/** What we use nevertheless, and what a browser without it does. */
const fallbacks = {
  'api.CanvasRenderingContext2D.imageSmoothingQuality': 'scales photos at its default quality',
  'api.Window.requestIdleCallback': '`whenIdle` sets a timer',
  'css.at-rules.page': 'prints with its default margins',
  'css.properties.box-decoration-break': 'has `-webkit-box-decoration-break`',
  'css.properties.break-after.avoid': 'may print a heading as the last line of a page',
  'css.properties.content-visibility': 'lays out the whole page before the first paint',
  'css.properties.field-sizing': 'a field scrolls, and a select is as wide as its longest option',
  'css.properties.interpolate-size': 'opens an answer without a transition',
  'css.properties.text-size-adjust': 'has `-webkit-text-size-adjust`, or enlarges no text of its own accord',
  'css.properties.text-wrap.balance': 'breaks a heading where its line is full',
  'css.properties.text-wrap.pretty': 'may leave one word on the last line',
  'css.properties.user-select': 'has `-webkit-user-select`',
  'css.selectors.details-content': 'opens an answer without a transition, prints closed ones closed',
};

const { options } = ts.convertCompilerOptionsFromJson({
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  types: [],
});
const folders = ['contract', 'content-remote', 'debts', 'documents', 'frontend', 'intake-widget', 'shell'];
const files = folders.flatMap((folder) =>
  ts.sys.readDirectory(join(projectRoot, folder, 'src'), ['.ts', '.tsx'], ['**/*.test.*', '**/testing']),
);
const program = ts.createProgram(files, { ...options, moduleResolution: ts.ModuleResolutionKind.Bundler });
const types = program.getTypeChecker();
const lacking = new Set(lackingFeatures(bcd));
/** Their names alone: asking the compiler for the type of every name in the code takes 20 s. */
const names = new Set(
  [...lacking].map((feature) =>
    feature
      .split('.')
      .at(-1)
      .replace(/_(static|event)$/, ''),
  ),
);
/** Feature → the first place that uses it. */
const found = new Map();
for (const file of files) visit(program.getSourceFile(file));
for (const [feature, place] of found)
  if (!(feature in fallbacks)) fail(`${place}: not every supported browser has ${feature}`);
for (const feature of Object.keys(fallbacks)) if (!found.has(feature)) fail(`${feature} needs no fallback`);

function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

function visit(node) {
  if (ts.isIdentifier(node) && names.has(node.text)) note(node, ...apisOf(node));
  if (ts.isStringLiteral(node)) note(node, ...eventsOf(node));
  if (ts.isJsxAttribute(node)) note(node, ...attributesOf(node));
  if (ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node))
    readCss(node);
  ts.forEachChild(node, visit);
}

function apisOf(node) {
  const declarations = types.getSymbolAtLocation(node)?.declarations ?? [];
  const owner = declarations.find((declared) => declared.getSourceFile().fileName.includes('lib.dom'))?.parent;
  if (owner === undefined) return [];
  if (ts.isTypeLiteralNode(owner) || ts.isModuleBlock(owner))
    return [`api.${owner.parent.name.text}.${node.text}_static`];
  if (!ts.isInterfaceDeclaration(owner)) return [`api.${node.text}`, `api.Window.${node.text}`];
  // The data has no mixins: their members are those of each interface that extends them.
  const interfaces = ts.isPropertyAccessExpression(node.parent) ? interfacesOf(node.parent.expression) : [];
  return [owner.name.text, ...interfaces].map((name) => `api.${name}.${node.text}`);
}

function eventsOf({ parent, text }) {
  if (!ts.isCallExpression(parent) || parent.expression.name?.text !== 'addEventListener') return [];
  return interfacesOf(parent.expression.expression).map((name) => `api.${name}.${text}_event`);
}

function interfacesOf(expression) {
  const withBases = (type) => [
    type.symbol?.name,
    ...(type.isUnionOrIntersection() ? type.types : (type.getBaseTypes() ?? [])).flatMap(withBases),
  ];
  return withBases(types.getTypeAtLocation(expression));
}

function attributesOf(node) {
  const name = node.name.getText().toLowerCase();
  return [`html.global_attributes.${name}`, `html.elements.${node.parent.parent.tagName.getText()}.${name}`];
}

/** A string may be a sheet, declarations with nested rules, or a selector. Skips what `@supports` guards. */
function readCss(node) {
  const css = node
    .getText()
    .slice(1, -1)
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '--x')
    .replace(/(^|[;{}])(\s|\/\*.*?\*\/)*(?=[>+~])/gs, '$1&');
  if (!/[:@]/.test(css)) return;
  for (const sheet of [css, `x{${css}}`, `${css}{}`])
    walk(parse(sheet), function read({ type, name, property }) {
      if (this.atrule?.name === 'supports') return;
      if (type === 'Atrule') note(node, `css.at-rules.${name}`);
      if (type.startsWith('Pseudo') && !name.startsWith('-')) note(node, `css.selectors.${name}`);
      if (type === 'Declaration') note(node, `css.properties.${property}`);
      if (type === 'Identifier') note(node, `css.properties.${this.declaration?.property}.${name}`);
      if (type === 'Function') for (const group of ['', 'color.', 'image.']) note(node, `css.types.${group}${name}`);
    });
}

function note(node, ...features) {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  for (const feature of features)
    if (lacking.has(feature) && !found.has(feature) && !found.has(feature.replace(/\.[^.]+$/, '')))
      found.set(feature, `${relative(projectRoot, file.fileName)}:${line + 1}`);
}

function lackingFeatures(data, path = []) {
  const lacks = ([browser, version]) =>
    ![data.__compat.support[browser]].flat().some((support) => hasIt(support, version));
  const isLacking = data.__compat !== undefined && Object.entries(supported).some(lacks);
  const parts = Object.keys(data).filter(
    (key) => !key.startsWith('__') && data[key] !== null && typeof data[key] === 'object',
  );
  return [
    ...(isLacking ? [path.join('.')] : []),
    ...parts.flatMap((key) => lackingFeatures(data[key], [...path, key])),
  ];
}

function hasIt(
  { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = {},
  version,
) {
  const since = Number.parseFloat(String(added).replace('≤', ''));
  return !flags && !prefix && !other && since <= version && !(removed <= version);
}
