import { expect, it } from 'vitest';
import type { Translation } from '../../i18n/textKey.ts';
import { listApplicationFacts, type ShownApplication } from './applicationFacts.ts';

/** Returns the key of each text, with its values. */
const text = {
  t: (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key),
} as unknown as Translation;

const application = {
  district_name: 'Puri',
  tehsil_name: 'Brahmagiri',
  mouza_name: 'Satapada',
  khataNo: '38',
  plotNo: '',
  purpose: 'A wall',
  area: 0.42,
  applicationKind: 'lease',
  holding: 'lease',
};
const factsWith = (changes: object) =>
  listApplicationFacts({ ...application, ...changes } as ShownApplication, text);
const place = ['common:application.place', 'Satapada, Brahmagiri, Puri'];

it('a report shows its place, its answers and what was reported', () => {
  const report = {
    kind: 'fence',
    startedOn: '2026-01-02',
    isOngoing: true,
    isDangerous: false,
    startedBefore: false,
  };
  expect(factsWith({ applicationType: 1, report })).toEqual([
    place,
    ['common:place.khatian', '38'],
    ['common:application.plot', 'common:apply.answer.none'],
    ['common:report.kind', 'common:report.kind.fence'],
    ['common:report.startedBefore', 'common:application.no'],
    ['common:report.started', '02-01-2026'],
    ['common:report.ongoing', 'common:application.yes'],
    ['common:report.danger', 'common:application.no'],
    ['common:report.description', 'A wall'],
  ]);
});

it('a report shows an unknown kind as it is stored, and that no day was given', () => {
  const report = {
    kind: 'constructor',
    startedOn: null,
    isOngoing: true,
    isDangerous: true,
    startedBefore: false,
  };
  const facts = new Map(factsWith({ applicationType: 1, report }));
  expect(facts.get('common:report.kind')).toBe('constructor');
  expect(facts.get('common:report.started')).toBe('common:apply.answer.none');
});

it.each([
  [{ plotNo: '12' }, 'high', 'common:report.confidence.high'],
  [{ plotNo: '12' }, null, 'common:report.confidence.none'],
] as const)(
  'a report with %j shows its position, its origin and the plot',
  (land, confidence, fit) => {
    const position = { longitude: 85.8312, latitude: 19.8135, source: 'photo', confidence };
    const facts = new Map(
      factsWith({ applicationType: 1, ...land, report: { kind: 'fence', position } }),
    );
    expect(facts.get('common:report.position')).toBe(
      `19.81350, 85.83120; common:report.position.photo; ${fit}`,
    );
  },
);

it('a report in a list shows no answers that the list does not have', () => {
  expect(factsWith({ applicationType: 1 }).map(([name]) => name)).toEqual([
    'common:application.place',
    'common:place.khatian',
    'common:application.plot',
    'common:report.description',
  ]);
});

it('a quarry application shows its source, its place and its terms', () => {
  const quarry = { sourceName: 'Brahmagiri Sand', quantity: 1234567.5, leasePeriod: '5 Year' };
  expect(factsWith({ applicationType: 6, quarry })).toEqual([
    ['common:quarry.source', 'Brahmagiri Sand'],
    place,
    ['common:quarry.quantity', '12,34,567.5 common:quarry.cubic'],
    ['common:quarry.period', '5 Year'],
  ]);
  expect(factsWith({ applicationType: 6 })).toEqual([['common:quarry.source', 'A wall'], place]);
});

it('an application for land shows its place and its answers', () => {
  expect(factsWith({ applicationType: 2 })).toEqual([
    place,
    ['common:place.khatian', '38'],
    ['common:application.plot', 'common:apply.plot.none'],
    ['common:apply.kind', 'common:apply.kind.lease'],
    ['common:application.area', 'common:application.acres {"n":"0.4200"}'],
    ['common:application.purpose', 'A wall'],
  ]);
});

it('an application for a transfer shows its lease and the new holder, where they are loaded', () => {
  const applicationKind = 'transfer';
  const land = { leaseNo: 'L/7', transferBasis: 'succession', newHolder: 'Rama', recordEntry: '' };
  expect(factsWith({ applicationType: 2, applicationKind, land }).slice(3)).toEqual([
    ['common:apply.kind', 'common:apply.kind.transfer'],
    ['common:apply.leaseNo', 'L/7'],
    ['common:application.area', 'common:application.acres {"n":"0.4200"}'],
    ['common:apply.transferBasis.short', 'common:apply.transferBasis.succession'],
    ['common:apply.newHolder', 'Rama'],
    ['common:application.purpose', 'A wall'],
  ]);
  expect(factsWith({ applicationType: 2, applicationKind })).toHaveLength(6);
});

it('an application for several plots shows use and boundaries of each, without what was not asked', () => {
  const plot = { plotNo: '7', khataNo: '38', area: 0.2, recordedArea: 1, kissam: '', satwa: '' };
  const land = { presentUse: 'vacant', boundaryNorth: 'Plot 12', accessRoad: 'A lane' };
  const boundary = { boundaryNorth: 'A tank', boundaryWest: 'A wall' };
  const use = { presentUse: 'shop', structure: 'none', ...boundary };
  const plots = [plot, { ...plot, plotNo: '8', use }, { ...plot, plotNo: '9' }];
  const facts = factsWith({ applicationType: 2, land, plots });
  expect(facts.slice(-4)).toEqual([
    ['common:landPlot.use {"plot":"7"}', 'common:apply.use: common:apply.use.vacant'],
    ['common:landPlot.boundary {"plot":"7"}', 'common:apply.boundary.north: Plot 12'],
    [
      'common:landPlot.use {"plot":"8"}',
      'common:apply.use: common:apply.use.shop; common:apply.structure: common:apply.structure.none',
    ],
    [
      'common:landPlot.boundary {"plot":"8"}',
      'common:apply.boundary.north: A tank; common:apply.boundary.west: A wall',
    ],
  ]);
  expect(facts.map(([name]) => name)).not.toContain('common:apply.use');
  expect(facts).toContainEqual(['common:apply.accessRoad', 'A lane']);
});
