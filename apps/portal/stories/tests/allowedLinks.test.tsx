import { dataRights, type DataRight } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { listPageRights } from '../../src/state/pageRights.ts';
import { routes } from '../../src/app/routes.ts';
import { buildReportPath } from '../screen/hiddenPaths.ts';
import { showScreen } from './showScreen.tsx';

const reports = ['districts', 'mouzas', 'plots', 'kisams', 'leases', 'pendency', 'tenderResults'];
const tabs = ['facts', 'documents', 'timeline', 'related', 'fieldReport', 'valuation', 'legal'];

/** The pages of a land officer, also with what their addresses name. */
const paths = [
  ...routes.flatMap((row) =>
    'page' in row && row.path.startsWith('/officer/') && !row.path.includes(':') ? [row.path] : [],
  ),
  ...reports.map((report) => `/officer/reports?report=${report}`),
  ...tabs.map((tab) => `/officer/applications?open=LA/2026/PUR/000042&view=${tab}`),
  '/officer/applications?type=3&open=CS/2026/PUR/000005&view=court',
  '/officer/land/plot?code=51-2',
  '/officer/land/khatiyan?id=51',
  '/officer/explore-map?view=table',
  '/officer/explore-map?view=table&day=2026-01-20&compared=2026-03-16',
  buildReportPath({ districtId: 1 }),
  buildReportPath({ districtId: 1, tahasilId: 2 }),
  buildReportPath({ districtId: 1, tahasilId: 2, mouzaId: 16 }),
];

/** Returns the addresses of this portal to which a page has links, for somebody with rights. */
const listLinks = (path: string, held: readonly DataRight[]) =>
  showScreen({ path, user: 'officer', dataRights: held }, () =>
    [...document.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/')),
  );

it(
  'an officer without a right to data sees no link to a page that needs it',
  { timeout: 600_000 },
  async () => {
    const seen = new Set<DataRight>();
    const wrong: string[] = [];
    for (const path of paths) {
      const links = await listLinks(path, dataRights);
      const needed = new Set(links.flatMap(listPageRights));
      for (const missing of needed) {
        if (listPageRights(path).includes(missing)) continue;
        seen.add(missing);
        const held = dataRights.filter((right) => right !== missing);
        const shown = await listLinks(path, held);
        const extra = shown.filter((href) => listPageRights(href).includes(missing));
        wrong.push(...extra.map((href) => `${path} without ${missing}: ${href}`));
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
    const found = dataRights.filter((right) => seen.has(right));
    expect(found).toEqual([
      'data.land.see',
      'data.land.query',
      'data.registers.see',
      'data.applications.see',
      'data.tenders.see',
      'data.outlines.see',
    ]);
  },
);
