import { type Tender, type TenderState } from '@temple-land/portal-core';
import { formatDate } from '../../i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../state/useSession.ts';
import { findApplyReason } from './applyReason.ts';

/** Returns in words why the user cannot apply for a tender now; undefined when applying is possible. */
export function useApplyNote(tender: Tender, state: TenderState): string | undefined {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const reason = findApplyReason(tender, state, useSession()?.userType);
  if (reason === undefined) return undefined;
  const { key, date } = reason;
  return t(key, date === undefined ? {} : { date: formatDate(date) });
}
