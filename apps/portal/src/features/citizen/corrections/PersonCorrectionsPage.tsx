import { Alert, ButtonLink, PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href, useSearchParams } from 'react-router-dom';
import { CorrectionList } from '../../../common/corrections/CorrectionList.tsx';
import { parseCorrectionSubject } from '../../../common/corrections/correctionPaths.ts';
import { CorrectionReport } from '../../../common/corrections/CorrectionReport.tsx';
import { RequesterActions } from '../../../common/corrections/StepButtons.tsx';
import { useRepresentation } from '../../../state/representation.ts';
import { page } from '../citizen.css.ts';

/** The errors in the land record that a counter operator reports for the person for whom the operator acts; the head of the page names that person. */
export function PersonCorrectionsPage() {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  const [address] = useSearchParams();
  const person = useRepresentation();
  const subject = parseCorrectionSubject(address);
  if (person === undefined) {
    return (
      <div className={page}>
        <PageHeader
          size="app"
          title={t('common:title.corrections')}
          actions={<ButtonLink href={href('/officer')}>{t('common:title.home')}</ButtonLink>}
        />
        <Alert tone="info" title={t('corrections:person.none')} role="none">
          <p>{t('corrections:person.none.text')}</p>
        </Alert>
      </div>
    );
  }
  if (subject !== undefined) {
    return (
      <div className={page}>
        <CorrectionReport subject={subject} listPath={href('/officer/person-corrections')} />
      </div>
    );
  }
  return (
    <div className={page}>
      <PageHeader
        size="app"
        title={t('common:title.corrections')}
        lead={t('corrections:lead.person')}
        actions={
          <ButtonLink href={href('/website/plot-check')}>{t('common:title.plotCheck')}</ButtonLink>
        }
      />
      <CorrectionList list="own" filters={null} Actions={RequesterActions} />
    </div>
  );
}
