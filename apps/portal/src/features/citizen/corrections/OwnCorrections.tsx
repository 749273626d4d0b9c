import { ButtonLink, PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href, useSearchParams } from 'react-router-dom';
import { CorrectionList } from '../../../common/corrections/CorrectionList.tsx';
import { parseCorrectionSubject } from '../../../common/corrections/correctionPaths.ts';
import {
  CorrectionReport,
  type CorrectionReportProps,
} from '../../../common/corrections/CorrectionReport.tsx';
import { RequesterActions } from '../../../common/corrections/StepButtons.tsx';
import { page } from '../citizen.css.ts';

/** The props of `OwnCorrections`. */
export interface OwnCorrectionsProps extends Pick<CorrectionReportProps, 'listPath'> {
  lead: string;
}

/** The errors in the land record that a person has reported; the address can name a record to report one in. */
export function OwnCorrections({ lead, listPath }: OwnCorrectionsProps) {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  const [address] = useSearchParams();
  const subject = parseCorrectionSubject(address);
  if (subject !== undefined) {
    return (
      <div className={page}>
        <CorrectionReport subject={subject} listPath={listPath} />
      </div>
    );
  }
  return (
    <div className={page}>
      <PageHeader
        size="app"
        title={t('common:title.corrections')}
        lead={lead}
        actions={
          <ButtonLink href={href('/website/plot-check')}>{t('common:title.plotCheck')}</ButtonLink>
        }
      />
      <CorrectionList list="own" filters={null} Actions={RequesterActions} />
    </div>
  );
}
