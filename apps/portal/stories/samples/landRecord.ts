import type { Output, PlotEvent, PlotRow, RecordChange } from '@temple-land/portal-core';
import { plotReport } from './landReports.ts';

const [vacantPlot, leasedPlot] = plotReport.result as [PlotRow, PlotRow];

const place = {
  districtCode: 1,
  tahasilCode: 11,
  villageCode: 51,
  khataNoId: 51,
  district_name: 'Puri',
  tehsil_name: 'Astaranga',
  mouza_name: 'Astaranga',
  thanaNo: '1',
  khataNo: '1',
};

const khatiyan = {
  ownerLine: 'Presiding deity of the temple (sample)',
  marfatdar: 'Temple managing committee (sample)',
  satwa: 'Niskara',
  rent: 126.7,
  cess: 95.03,
  rorStatus: 'final',
  publishedOn: '1988-03-14',
  recordedOn: '2026-11-09T09:37:37.100Z',
} as const;

const plotChange: RecordChange = {
  id: 4,
  action: 'update',
  changedOn: '2026-11-09T09:37:37.100Z',
  changedBy: 'Sarojini Behera',
  approvedBy: 'Bijay Mohanty',
  effectiveOn: '2026-11-01',
  source: 'Order 14/2026 of the settlement officer',
  sourceFile: { documentId: 41, mediaType: 'application/pdf', bytes: 245_760, language: 'or' },
  correctionNo: 'COR/2026/000004',
  fields: [
    { name: 'kisam', before: 'Sarada-1', after: 'Sarada-2' },
    { name: 'area', before: '277.3', after: '277.3489' },
    { name: 'status', before: 'available', after: 'leased' },
  ],
};

const events: PlotEvent[] = [
  {
    plotCode: '51-2',
    plotNo: '2',
    day: '2026-11-12',
    kind: 'leaseGranted',
    applicationId: 11,
    applicationNo: 'LA/2026/PUR/000011',
    applicationType: 2,
    facts: { orderNo: 'ORD/9', area: '277.3489', yearlyRent: '438331.26' },
  },
  {
    plotCode: '51-2',
    plotNo: '2',
    day: '2025-11-09',
    kind: 'imported',
    applicationId: null,
    applicationNo: '',
    applicationType: null,
    facts: { import: '7' },
  },
];

const corner = (x: number, y: number): [number, number] => [85.8 + x / 1000, 19.8 + y / 1000];

/** A leased plot with its neighbours, a lease, two applications, a change and its events. */
export const plotRecord = {
  status: 200,
  result: {
    place,
    isActive: true,
    plot: leasedPlot,
    khatiyan,
    outlines: [
      {
        plotNo: '1',
        isOwn: false,
        corners: [corner(0, 0), corner(2, 0.2), corner(2.1, 2), corner(0.1, 2.1)],
      },
      {
        plotNo: '3',
        isOwn: false,
        corners: [corner(4, 0.1), corner(6, 0), corner(6, 2.2), corner(4.2, 2)],
      },
      {
        plotNo: '2',
        isOwn: true,
        corners: [corner(2, 0.2), corner(4, 0.1), corner(4.2, 2), corner(2.1, 2)],
      },
    ],
    leases: [
      {
        leaseNo: 'LS/000020',
        kind: 'agricultural',
        area: 277.3489,
        lessee: 'D*** M***',
        startsOn: '2019-04-01',
        endsOn: '2034-03-31',
        yearlyRent: 438_331.26,
        state: 'active',
        applicationNo: 'LA/2026/PUR/000011',
      },
      {
        leaseNo: 'LS/000004',
        kind: 'agricultural',
        area: 100,
        lessee: 'K*** S***',
        startsOn: '2004-04-01',
        endsOn: '2019-03-31',
        yearlyRent: 120_000,
        state: 'ended',
        applicationNo: '',
      },
    ],
    applications: [
      {
        applicationNo: 'CS/2026/PUR/000003',
        applicationType: 3,
        statusType: 'P',
        createdOn: '2026-10-02T05:00:00.000Z',
      },
      {
        applicationNo: 'LA/2026/PUR/000011',
        applicationType: 2,
        statusType: 'A',
        createdOn: '2026-09-12T05:00:00.000Z',
      },
    ],
    changes: [plotChange],
    divisions: [
      {
        id: 5,
        kind: 'split',
        source: 'Order 21/2026 of the settlement officer',
        effectiveOn: '2026-06-01',
        madeOn: '2026-06-03T09:37:37.100Z',
        undoneOn: null,
        parents: [{ plotCode: '19-0', plotNo: '0', area: 378.2361 }],
        children: [
          { plotCode: '19-1', plotNo: '1', area: 100.8872 },
          { plotCode: leasedPlot.code, plotNo: '2', area: 277.3489 },
        ],
      },
    ],
    events,
  },
} satisfies Output<'plotRecord'>;

/** The khatiyan of that plot. */
export const khatiyanRecord = {
  status: 200,
  result: {
    place,
    isActive: true,
    khatiyan,
    plots: [vacantPlot, leasedPlot],
    totals: plotReport.totals,
    changes: [
      {
        ...plotChange,
        fields: [{ name: 'satwa', before: 'Sthitiban', after: 'Niskara' }],
      },
    ],
    imports: [{ batchId: 7, importedOn: '2025-11-09T09:37:37.100Z', isNew: true }],
    events,
  },
} satisfies Output<'khatiyanRecord'>;
