import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = 'apps/portal/dist';
const landing = 'src/features/home/HomePage.tsx';
const map = /ExploreMapPage/;

interface Part {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Readonly<Record<string, Part>>;

function partsFrom(manifest: Manifest, sources: readonly string[]): Set<string> {
  const parts = new Set<string>();
  const visit = (key: string) => {
    if (parts.has(key)) return;
    parts.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return parts;
}

const readTransferSize = (file: string) =>
  gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;

/** The JS of a page that the landing page does not load, in kB gz. */
export interface Extra {
  page: string;
  kB: number;
  isMap: boolean;
}

/** Returns the additional JS of each page, the largest first. */
export function listPageExtras(): Extra[] {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const late = manifest[landing]?.dynamicImports ?? [];
  const known = partsFrom(manifest, ['index.html', landing, ...late]);
  const pages = Object.keys(manifest).filter((key) =>
    /^src\/features\/\w+\/\w+Page\.tsx$/.test(key),
  );
  const extraOf = (page: string) =>
    [...partsFrom(manifest, [page])]
      .filter((part) => !known.has(part))
      .reduce((total, part) => total + readTransferSize(manifest[part]?.file ?? ''), 0);
  return pages
    .map((page) => ({ page: page.slice(13, -4), kB: extraOf(page), isMap: map.test(page) }))
    .sort((one, other) => other.kB - one.kB);
}
