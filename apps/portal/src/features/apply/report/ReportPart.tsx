import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazySection } from '../../../common/page/lazySection.tsx';
import { SubmissionConfirmation } from '../../../common/form/SubmissionConfirmation.tsx';
import { DraftLoader } from '../../../common/draft/DraftLoader.tsx';

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
}

/** The report of a signed-in user: its form, then its number. */
export function ReportPart({ submitted, onSubmitted, listPath }: ReportPartProps) {
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
        t('report.next.track'),
      ]}
      listPath={listPath}
    />
  );
}
