import type { DeclaredAction } from './workflowShape.ts';

/** The applicant withdraws. */
export const withdraw = {
  name: 'withdraw',
  to: 'WITHDRAWN',
  by: ['applicant'],
  needs: ['remark'],
} as const satisfies DeclaredAction;
/** The service closes an application without an answer or payment. */
export const lapse = {
  name: 'lapse',
  to: 'LAPSED',
  by: ['system'],
} as const satisfies DeclaredAction;
/** A legal opinion is asked. */
export const seekOpinion = {
  name: 'seekOpinion',
  to: 'LEGAL',
  by: ['dealing', 'deciding'],
  needs: ['query'],
  isInternal: true,
} as const satisfies DeclaredAction;
/** The deciding officer rejects. */
export const reject = {
  name: 'reject',
  to: 'REJECTED',
  by: ['deciding'],
  needs: ['reason', 'remark'],
  notAfterOwn: 'value',
} as const satisfies DeclaredAction;
/** A second application for the same is closed. */
export const duplicate = {
  name: 'duplicate',
  to: 'DUPLICATE',
  by: ['dealing'],
  needs: ['remark'],
} as const satisfies DeclaredAction;
/** The deciding officer cancels an order. */
export const cancelOrder = {
  name: 'cancelOrder',
  to: 'ORDER_CANCELLED',
  by: ['deciding'],
  needs: ['reason', 'remark'],
} as const satisfies DeclaredAction;
/** The applicant appeals. */
export const appeal = {
  name: 'appeal',
  to: 'APPEALED',
  by: ['applicant'],
  needs: ['remark'],
} as const satisfies DeclaredAction;
/** The application is closed without a decision. */
export const close = {
  name: 'close',
  to: 'CLOSED',
  by: ['dealing', 'deciding'],
  needs: ['reason', 'remark'],
} as const satisfies DeclaredAction;
