import {
  appeal,
  cancelOrder,
  close,
  duplicate,
  lapse,
  reject,
  seekOpinion,
  withdraw,
} from './landActions.ts';
import { back, defineStates } from './workflowShape.ts';

/** Closed without a decision; the deciding officer can reopen it within 60 days. */
const closed = {
  wire: 'G CLOSE',
  actions: [
    {
      name: 'reopen',
      to: 'SCRUTINY',
      by: ['deciding'],
      needs: ['reason', 'remark'],
      withinDays: 60,
    },
  ],
} as const;

/** Type 2, a land application: from the draft to the deed. */
export const landStates = defineStates({
  DRAFT: {
    days: 90,
    actions: [{ name: 'submit', to: 'SUBMITTED', by: ['applicant'] }],
  },
  SUBMITTED: {
    wire: 'P',
    days: 2,
    actions: [
      { name: 'accept', to: 'SCRUTINY', by: ['system', 'dealing'], isInternal: true },
      duplicate,
      withdraw,
    ],
  },
  SCRUTINY: {
    wire: 'P',
    days: 7,
    actions: [
      { name: 'query', to: 'QUERY', by: ['dealing'], needs: ['query'] },
      { name: 'sendToField', to: 'FIELD', by: ['dealing'], isInternal: true },
      seekOpinion,
      reject,
      duplicate,
      close,
      withdraw,
    ],
  },
  QUERY: {
    wire: 'P',
    days: 15,
    isPaused: true,
    actions: [
      { name: 'answer', to: 'SCRUTINY', by: ['applicant'], needs: ['answer'] },
      lapse,
      withdraw,
    ],
  },
  FIELD: {
    wire: 'P',
    days: 21,
    actions: [
      { name: 'report', to: 'VALUATION', by: ['field'], needs: ['fieldReport'], isInternal: true },
      { name: 'return', to: 'SCRUTINY', by: ['field'], needs: ['remark'], isInternal: true },
      withdraw,
    ],
  },
  LEGAL: {
    wire: 'P',
    days: 10,
    actions: [
      { name: 'opinion', to: back, by: ['law'], needs: ['opinion'], isInternal: true },
      withdraw,
    ],
  },
  VALUATION: {
    wire: 'P',
    days: 7,
    actions: [
      {
        name: 'value',
        to: 'RECOMMENDED',
        by: ['dealing'],
        needs: ['areaGranted', 'ratePerAcre'],
        needsByHolding: { lease: ['termYears'] },
        optional: ['remark'],
        mayNamePlot: true,
        isInternal: true,
      },
      seekOpinion,
      withdraw,
    ],
  },
  RECOMMENDED: {
    wire: 'P',
    days: 7,
    actions: [
      {
        name: 'approve',
        to: 'DEMAND',
        by: ['deciding'],
        notAfterOwn: 'value',
        isDecision: true,
      },
      { name: 'putToCommittee', to: 'COMMITTEE', by: ['deciding'], notAfterOwn: 'value' },
      seekOpinion,
      reject,
      withdraw,
    ],
  },
  COMMITTEE: {
    wire: 'P',
    actions: [
      {
        name: 'resolve',
        to: 'DEMAND',
        by: ['chief'],
        needs: ['resolutionNo'],
        notAfterOwn: 'value',
        isDecision: true,
      },
      { name: 'defer', to: 'COMMITTEE', by: ['chief'], needs: ['date'], isInternal: true },
      { ...reject, by: ['chief'] },
      withdraw,
    ],
  },
  DEMAND: {
    wire: 'P',
    days: 30,
    isPaused: true,
    actions: [
      { name: 'pay', to: 'PAID', by: ['applicant'], needs: ['challanNo'] },
      lapse,
      withdraw,
    ],
  },
  PAID: {
    wire: 'P',
    days: 5,
    actions: [{ name: 'issueOrder', to: 'APPROVED', by: ['dealing'], needs: ['orderNo'] }],
  },
  APPROVED: {
    wire: 'A',
    days: 30,
    actions: [
      { name: 'executeDeed', to: 'EXECUTED', by: ['dealing'], needs: ['deedNo'] },
      cancelOrder,
    ],
  },
  EXECUTED: { wire: 'A', actions: [cancelOrder] },
  ORDER_CANCELLED: { wire: 'R', actions: [appeal] },
  REJECTED: { wire: 'R', actions: [appeal] },
  APPEALED: { wire: 'R', actions: [] },
  WITHDRAWN: closed,
  LAPSED: closed,
  DUPLICATE: closed,
  CLOSED: closed,
});
