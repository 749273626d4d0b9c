import { back, defineStates, type DeclaredAction } from './workflowShape.ts';

const stay = {
  name: 'stay',
  to: 'STAYED',
  by: ['law'],
  needs: ['courtNo'],
} as const satisfies DeclaredAction;
const dismiss = {
  name: 'dismiss',
  to: 'DISMISSED',
  by: ['deciding'],
  needs: ['orderNo', 'reason'],
} as const satisfies DeclaredAction;

/** Type 3, a case before the tahasil court: from filing to the possession of the land. */
export const caseStates = defineStates({
  FILED: {
    wire: 'P',
    actions: [
      { name: 'issueNotice', to: 'NOTICE_ISSUED', by: ['field', 'law'], needs: ['caseNo'] },
      dismiss,
    ],
  },
  NOTICE_ISSUED: {
    wire: 'P',
    actions: [{ name: 'serve', to: 'SERVED', by: ['field'], needs: ['date'] }, stay, dismiss],
  },
  SERVED: {
    wire: 'P',
    actions: [
      { name: 'listHearing', to: 'HEARING', by: ['field', 'law'], needs: ['date'] },
      stay,
      dismiss,
    ],
  },
  HEARING: {
    wire: 'P',
    actions: [
      { name: 'adjourn', to: 'HEARING', by: ['field', 'law'], needs: ['date', 'remark'] },
      { name: 'reserveOrder', to: 'ORDER_RESERVED', by: ['field', 'law'] },
      stay,
      dismiss,
    ],
  },
  ORDER_RESERVED: {
    wire: 'P',
    actions: [
      { name: 'orderEviction', to: 'EVICTION_ORDERED', by: ['deciding'], needs: ['orderNo'] },
      stay,
      dismiss,
    ],
  },
  STAYED: {
    wire: 'P',
    isPaused: true,
    actions: [{ name: 'vacateStay', to: back, by: ['law'], needs: ['courtNo'] }],
  },
  EVICTION_ORDERED: {
    wire: 'A',
    actions: [
      {
        name: 'takePossession',
        to: 'POSSESSION_TAKEN',
        by: ['field'],
        needs: ['date', 'recoveredArea', 'fieldReport'],
      },
      stay,
    ],
  },
  POSSESSION_TAKEN: { wire: 'A', actions: [] },
  DISMISSED: { wire: 'R', actions: [] },
});
