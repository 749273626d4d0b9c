import type { Output } from '@temple-land/portal-core';
import { caseLand } from './casePage.ts';
import { corner } from './landDetails.ts';

const place = { district: 'Puri', tahasil: 'Brahmagiri', mouza: 'Gadarodanga' };

/** The visits of the field staff: one planned, one with a draft, one without a plot. */
export const fieldVisitList = {
  status: 200,
  result: [
    {
      ...place,
      applicationId: 44,
      applicationNo: 'LA/2026/PUR/000043',
      applicationType: 2,
      state: 'FIELD',
      applicant: 'P*** P***',
      khataNo: '38',
      plotNo: '2',
      purpose: 'Homestead of a family in possession since 1989',
      dueOn: '2026-11-20T04:30:00.000Z',
      plannedOn: '2026-11-18',
      report: 'draft',
    },
    {
      ...place,
      applicationId: 45,
      applicationNo: 'LA/2026/PUR/000044',
      applicationType: 2,
      state: 'FIELD',
      applicant: 'K*** S***',
      khataNo: '2',
      plotNo: '115',
      purpose: 'Coconut garden',
      dueOn: '2026-11-24T04:30:00.000Z',
      plannedOn: '',
      report: 'none',
    },
    {
      ...place,
      applicationId: 12,
      applicationNo: 'IL/2026/PUR/000012',
      applicationType: 1,
      state: 'INSPECTION',
      applicant: null,
      khataNo: '7',
      plotNo: '',
      purpose: 'A wall across the path to the tank',
      dueOn: null,
      plannedOn: '',
      report: 'none',
    },
  ],
} satisfies Output<'fieldVisitList'>;

const [drafted] = fieldVisitList.result;
const { plot } = caseLand.result;

const report = {
  sendingId: '0d9f5c0e-6c1b-4a58-9a34-0f6b8a1c2d3e',
  version: 1,
  isFinished: true,
  content: {
    visitedAt: '2026-11-12T05:10:00.000Z',
    plots: [
      {
        plotNo: plot.plotNo,
        measuredDecimals: '9400',
        presentUse: 'farm' as const,
        structure: 'none' as const,
        north: 'Village road',
        east: 'Plot 13, paddy',
        south: 'Irrigation channel',
        west: 'Plot 11, house of Gauri Das',
      },
    ],
    people: [{ name: 'Gauri Das', relation: 'Neighbour' }],
    photos: [],
    panchanama: 'Measured by chain in the presence of two neighbours, who signed.',
    encroachedDecimals: '',
    remark: 'Paddy on the whole plot. The boundary stones in the east are gone.',
    recommendation: 'grantPart' as const,
  },
  by: { userId: 4, fullName: 'Bijay Kumar Sahoo' },
  writtenAt: '2026-11-12T08:40:00.000Z',
  sentAt: '2026-11-12T12:00:00.000Z',
  receivedAt: '2026-11-12T09:00:00.000Z',
};

/** The field report of an application that a colleague has begun. */
export const fieldReportCase = {
  status: 200,
  result: {
    visit: drafted as (typeof fieldVisitList.result)[number],
    plot: {
      plotNo: plot.plotNo,
      area: plot.area,
      kissam: plot.kissam,
      outlines: plot.outlines,
    },
    current: report,
    others: [],
    mayWrite: true,
    applicationVersion: 4,
  },
} satisfies Output<'fieldReportCase'>;

const toPhoto = (documentId: number, at: readonly number[] | undefined) => {
  const [longitude = 0, latitude = 0] = at ?? [];
  return {
    photoId: `0d9f5c0e-6c1b-4a58-9a34-0f6b8a1c2d${documentId}`,
    documentId,
    kind: 3 as const,
    fileName: `land-${documentId}.jpg`,
    takenAt: '2026-11-12T05:20:00.000Z',
    position: at === undefined ? null : { longitude, latitude },
  };
};

/** A field report with a photo on the plot, one near it, one far from it and one without a position. */
export const photographedReport = {
  status: 200,
  result: {
    ...fieldReportCase.result,
    current: {
      ...report,
      content: {
        ...report.content,
        photos: [
          toPhoto(51, corner(1, 1)),
          toPhoto(52, corner(1, -0.1)),
          toPhoto(53, corner(1, -60)),
          toPhoto(54, undefined),
        ],
      },
    },
  },
} satisfies Output<'fieldReportCase'>;

/** A field report of which nothing is written yet. */
export const noFieldReport = {
  status: 200,
  result: { ...fieldReportCase.result, current: null },
} satisfies Output<'fieldReportCase'>;

type Outcome = Extract<Output<'fieldReportSave'>, { result: unknown }>['result']['outcome'];

/** Returns the answer to a sent report. */
export const fieldReportOutcome = (outcome: Outcome) =>
  ({
    status: 200,
    result: {
      outcome,
      version: 1,
      applicationVersion: 4,
      receivedAt: '2026-11-12T12:00:00.000Z',
    },
  }) satisfies Output<'fieldReportSave'>;
