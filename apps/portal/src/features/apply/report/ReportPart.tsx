import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@temple-land/ui';
import { href } from 'react-router-dom';
import { lazySection } from '../../../common/page/lazySection.tsx';
import { SubmissionConfirmation } from '../../../common/form/SubmissionConfirmation.tsx';
import { DraftLoader } from '../../../common/draft/DraftLoader.tsx';
import { ReportReceipt } from './ReportReceipt.tsx';

// Its date field is larger than the rest of the page.
const ReportForm = lazySection(async () => {
  const [{ ReportForm: Form }] = await Promise.all([
    import('./ReportForm.tsx'),
    import('../../../common/form/dateFields.ts'),
  ]);
  return Form;
});

/** The props of `ReportPart`. */
export interface ReportPartProps {
  /** The number of the report, once it was submitted. */
  submitted: string | undefined;
  onSubmitted: (tokenNo: string) => void;
  listPath: string | undefined;
  /** The reporter has confirmed a number and has no account on this page. */
  isGuest?: boolean;
}

/** The report of a user or guest: its form, then its number and receipt. */
export function ReportPart(props: ReportPartProps) {
  const { submitted, onSubmitted, listPath, isGuest = false } = props;
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const [isFollowed, setFollowed] = useState(false);
  const finish = (tokenNo: string, isJoined: boolean) => {
    setFollowed(isJoined);
    onSubmitted(tokenNo);
  };
  if (submitted === undefined) {
    return (
      <DraftLoader formId={1}>
        {(draft) => <ReportForm draft={draft} onSubmitted={finish} />}
      </DraftLoader>
    );
  }
  return (
    <SubmissionConfirmation
      title={isFollowed ? t('report.followed.title') : t('report.done.title')}
      numberLabel={isFollowed ? t('report.followed.number') : t('report.done.number')}
      number={submitted}
      next={[
        t('common:report.next.look'),
        t('common:report.next.visit'),
        t('common:report.next.transfer'),
        isGuest ? t('guest.next.track') : t('report.next.track'),
      ]}
      listPath={listPath}
    >
      {!isFollowed && <ReportReceipt applicationNo={submitted} />}
      {isGuest && (
        <ButtonLink href={`${href('/website/track-status')}?type=1&number=${submitted}`}>
          {t('specification:header.track')}
        </ButtonLink>
      )}
    </SubmissionConfirmation>
  );
}
