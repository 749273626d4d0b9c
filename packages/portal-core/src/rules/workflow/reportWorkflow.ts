import { defineStates } from './workflowShape.ts';

const reject = {
  name: 'reject',
  to: 'REJECTED',
  by: ['dealing', 'deciding'],
  needs: ['reason', 'remark'],
} as const;

/** Type 1, a report of illegitimate land use: triage, inspection, notice, transfer. */
export const reportStates = defineStates({
  SUBMITTED: {
    wire: 'P',
    days: 1,
    actions: [{ name: 'accept', to: 'TRIAGE', by: ['system', 'dealing'], isInternal: true }],
  },
  TRIAGE: {
    wire: 'P',
    days: 3,
    actions: [
      { name: 'inspect', to: 'INSPECTION', by: ['dealing'], isInternal: true },
      {
        name: 'duplicate',
        to: 'REJECTED',
        by: ['dealing'],
        needs: ['remark'],
        reason: 'duplicate',
      },
      {
        name: 'notTempleLand',
        to: 'REJECTED',
        by: ['dealing'],
        needs: ['remark'],
        reason: 'notDeityLand',
      },
      reject,
    ],
  },
  INSPECTION: {
    wire: 'P',
    days: 15,
    actions: [
      {
        name: 'report',
        to: 'NOTICE',
        by: ['field'],
        needs: ['fieldReport', 'foundUse', 'encroachedArea'],
        mayNamePlot: true,
        isInternal: true,
      },
      { name: 'return', to: 'TRIAGE', by: ['field'], needs: ['remark'], isInternal: true },
    ],
  },
  NOTICE: {
    wire: 'P',
    actions: [
      { name: 'transfer', to: 'TRANSFERRED', by: ['dealing', 'deciding'], needs: ['authority'] },
      reject,
    ],
  },
  TRANSFERRED: { wire: 'A', actions: [] },
  REJECTED: { wire: 'R', actions: [] },
});
