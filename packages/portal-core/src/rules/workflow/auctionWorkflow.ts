import { defineStates, type DeclaredAction } from './workflowShape.ts';

const refund = {
  name: 'refund',
  to: 'REFUNDED',
  by: ['tender'],
  needs: ['date', 'challanNo'],
} as const satisfies DeclaredAction;
const notSelected = {
  name: 'notSelected',
  to: 'NOT_SELECTED',
  by: ['tender'],
  needs: ['minute'],
} as const satisfies DeclaredAction;
const close = {
  name: 'close',
  to: 'CLOSED',
  by: ['deciding'],
  needs: ['reason', 'remark'],
} as const satisfies DeclaredAction;

/** Type 6, a quarry application and its bid: from registration to the end of the lease. */
export const auctionStates = defineStates({
  REGISTERED: {
    actions: [{ name: 'payFee', to: 'FEE_PAID', by: ['applicant'], needs: ['challanNo'] }],
  },
  FEE_PAID: {
    actions: [{ name: 'submitFormM', to: 'FORM_M_SUBMITTED', by: ['applicant'] }],
  },
  FORM_M_SUBMITTED: {
    wire: 'P',
    actions: [
      {
        name: 'openTechnical',
        to: 'TECH_OPEN',
        by: ['deciding', 'chief'],
        needs: ['minute'],
        keys: 2,
      },
    ],
  },
  TECH_OPEN: {
    wire: 'P',
    actions: [
      { name: 'qualify', to: 'TECH_QUALIFIED', by: ['tender'], needs: ['minute'] },
      { name: 'disqualify', to: 'TECH_REJECTED', by: ['tender'], needs: ['minute', 'reason'] },
    ],
  },
  TECH_QUALIFIED: {
    wire: 'P',
    actions: [
      { name: 'startSlot', to: 'LIVE_SLOT', by: ['system'] },
      { name: 'openFinancial', to: 'FIN_OPEN', by: ['deciding', 'chief'], keys: 2 },
    ],
  },
  LIVE_SLOT: { wire: 'P', actions: [{ name: 'endSlot', to: 'FIN_OPEN', by: ['system'] }] },
  FIN_OPEN: {
    wire: 'P',
    actions: [{ name: 'declareHighest', to: 'H1', by: ['tender'], needs: ['minute'] }, notSelected],
  },
  H1: {
    wire: 'P',
    actions: [
      { name: 'issueLetter', to: 'LOI', by: ['deciding'], needs: ['orderNo'], isDecision: true },
      notSelected,
    ],
  },
  LOI: {
    wire: 'P',
    isPaused: true,
    actions: [
      { name: 'paySecurity', to: 'SECURITY', by: ['applicant'], needs: ['challanNo'] },
      close,
    ],
  },
  SECURITY: {
    wire: 'P',
    actions: [{ name: 'executeDeed', to: 'DEED', by: ['deciding'], needs: ['deedNo'] }],
  },
  DEED: { wire: 'A', actions: [{ name: 'startWork', to: 'WORKING', by: ['tender'] }] },
  WORKING: {
    wire: 'A',
    actions: [
      { name: 'suspend', to: 'SUSPENDED', by: ['deciding'], needs: ['orderNo', 'reason'] },
      { name: 'expire', to: 'EXPIRED', by: ['system'] },
      close,
    ],
  },
  SUSPENDED: {
    wire: 'A',
    actions: [{ name: 'resume', to: 'WORKING', by: ['deciding'], needs: ['orderNo'] }, close],
  },
  TECH_REJECTED: { wire: 'R', actions: [refund] },
  NOT_SELECTED: { wire: 'R', actions: [refund] },
  REFUNDED: { wire: 'R', actions: [] },
  EXPIRED: { wire: 'A', actions: [] },
  CLOSED: { wire: 'G CLOSE', actions: [] },
});
