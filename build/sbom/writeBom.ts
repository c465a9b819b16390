import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PackageURL } from 'packageurl-js';
import * as v from 'valibot';
import type { ShippedPart } from './findShipped';

const manifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string()),
  /** As packages of before 2015 said it. */
  licenses: v.optional(v.array(v.object({ type: v.string() })), []),
});

/**
 * The software bill of materials of what ships, in CycloneDX 1.6: each package once, with the parts that carry it. It
 * holds neither time nor serial number, so that the same release has the same bill.
 */
export function writeBom(root: string, shipped: readonly ShippedPart[]): string {
  const product = componentOf(root, Enums.ComponentType.Application);
  const packages = new Map<string, Models.Component>();
  const parts = shipped.map(({ name, packageFolders }) => {
    const part = new Models.Component(Enums.ComponentType.Application, name, { bomRef: name });
    for (const folder of packageFolders) {
      const found = componentOf(folder, Enums.ComponentType.Library);
      const component = packages.get(found.purl ?? '') ?? found;
      packages.set(component.purl ?? '', component);
      part.dependencies.add(component.bomRef);
    }
    product.dependencies.add(part.bomRef);
    return part;
  });
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: product }),
    components: new Models.ComponentRepository([...parts, ...packages.values()]),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return serializer.serialize(bom, { sortLists: true, space: 2 });
}

/** A package as its own manifest names it. */
function componentOf(folder: string, type: Enums.ComponentType): Models.Component {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const [scope, name = manifest.name] = manifest.name.startsWith('@') ? manifest.name.split('/') : [];
  const { version, license } = manifest;
  const purl = new PackageURL('npm', scope, name, version, undefined, undefined).toString();
  const component = new Models.Component(type, name, { version, purl, bomRef: purl });
  if (scope !== undefined) component.group = scope;
  for (const words of license === undefined ? licensesToldElsewhere(manifest) : [license]) {
    component.licenses.add(licenses.makeFromString(words));
  }
  return component;
}

function licensesToldElsewhere({ name, licenses: old }: v.InferOutput<typeof manifestSchema>): string[] {
  const inFile = toldByFile.get(name);
  return inFile === undefined ? old.map(({ type }) => type) : [inFile];
}

/** Packages that tell their licence by the file beside their manifest alone. */
const toldByFile = new Map([['png-js', 'MIT']]);

/** An expression of several licences stays a name: no shipped package has one that a tool must take apart. */
const licenses = new Contrib.License.Factories.LicenseFactory(() => {
  throw new Error('not an identifier');
});
