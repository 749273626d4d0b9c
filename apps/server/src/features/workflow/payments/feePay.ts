import { message, type Language } from '@temple-land/portal-core';
import { findUnusedFee } from '../../../db/applications/feePayments.ts';
import { estimateWantedLand } from '../../../db/applications/landEstimates.ts';
import type { MemberHandler } from '../../../handler.ts';
import { answerPayment, type Payable } from './payOnline.ts';
import { prepareOrder } from './prepareOrder.ts';

/**
 * Answers land/payment/fee: an order for the application fee of land, or the one that the caller has paid and not used
 * yet; 409 if no fee is due, 503 if the gateway does not answer or there is none.
 */
export const feePay: MemberHandler<'feePay'> = async (request, context) => {
  const { db, caller, clock } = context;
  const { applicationKind, villageCode: mouzaId, khataNo = '', plotCode = '' } = request;
  const { area, otherPlots, returnPath } = request;
  const wanted = { applicationKind, mouzaId, khataNo, plotCode, area, otherPlots };
  const describe = (language: Language) => message(language, 'payment.fee');
  const prepare = () =>
    db.transaction(async (tx): Promise<Payable> => {
      const estimate = await estimateWantedLand(tx, wanted, clock());
      const amount = estimate?.applicationFee ?? 0;
      if (amount <= 0) return { status: 409 };
      const fee = { purpose: 'applicationFee', applicationId: null, amount, mouzaId } as const;
      const order =
        (await findUnusedFee(tx, caller.userId, amount)) ?? (await prepareOrder(tx, fee, context));
      return { order, returnPath, describe };
    });
  return answerPayment(prepare, context);
};
