import type { ApplicationKind, LandTerms } from '@temple-land/portal-core';
import { Link } from '@temple-land/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { plainList } from '../../../common/form/formPage.css.ts';
import { formatRupees } from '../../../i18n/format.ts';
import { StageDays } from './StageDays.tsx';

const holdingOfKind: Readonly<
  Partial<Record<ApplicationKind, LandTerms['fees'][number]['holding']>>
> = {
  purchase: 'purchase',
  lease: 'lease',
  renewal: 'lease',
};

/** Returns the application fee of a kind in words; undefined where no rate is in force. */
function useFeeText(kind: ApplicationKind, fees: LandTerms['fees']): string | undefined {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const fee = fees.find(({ holding }) => holding === holdingOfKind[kind]);
  if (fee === undefined) return undefined;
  const [lowest, highest] = [formatRupees(fee.lowest), formatRupees(fee.highest)];
  if (fee.highest === 0) return t('before.fee.zero');
  return fee.lowest === fee.highest
    ? t('before.fee.one', { amount: highest })
    : t('before.fee.range', { lowest, highest });
}

/** The props of `BeforeYouStart`. */
export interface BeforeYouStartProps {
  kind: ApplicationKind;
}

/** Who can apply, what it costs and how long each stage takes; and what becomes of the answers. */
export function BeforeYouStart({ kind }: BeforeYouStartProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const { data } = useQuery(serviceQuery('landTerms', {}, { isQuiet: true }));
  const terms = data && 'result' in data ? data.result : undefined;
  const fee = useFeeText(kind, terms?.fees ?? []);
  return (
    <>
      <h3>{t('before')}</h3>
      <ul className={plainList}>
        <li>{t('before.who')}</li>
        <li>{fee ?? t('before.fee')}</li>
        <li>{t('before.time')}</li>
        <li>
          {t('before.privacy')}{' '}
          <Link href={href('/privacy-policy')}>{t('common:title.privacyPolicy')}</Link>
        </li>
      </ul>
      {terms && <StageDays stages={terms.stages} />}
    </>
  );
}
