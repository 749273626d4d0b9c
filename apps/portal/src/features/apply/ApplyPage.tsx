import { Alert, Breadcrumbs, Container, PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href, useSearchParams } from 'react-router-dom';
import { navigate } from '../../api/query/navigation.ts';
import * as styles from '../../common/form/formPage.css.ts';
import { GrievanceNavigation } from '../../common/grievances/GrievanceNavigation.tsx';
import { applyPath, isReportAddress, reportPath } from '../../common/grievances/grievancePaths.ts';
import { OutcomeMessage } from '../../common/feedback/OutcomeMessage.tsx';
import { SubmissionConfirmation } from '../../common/form/SubmissionConfirmation.tsx';
import { useDocumentRules } from '../../common/files/useDocumentKinds.ts';
import { useSubmittedNumber } from '../../common/form/useSubmittedNumber.ts';
import { DraftLoader } from '../../common/draft/DraftLoader.tsx';
import { setPageNotice } from '../../state/pageNotice.ts';
import type { Session } from '../../state/session.ts';
import { useSession } from '../../state/useSession.ts';
import { ApplyWizard } from './ApplyWizard.tsx';
import { GuestReport } from './report/GuestReport.tsx';
import { ReportPart } from './report/ReportPart.tsx';
import { ReceiptDownload } from './ReceiptDownload.tsx';
import { SignInPrompt } from './SignInPrompt.tsx';

const landingPaths: Readonly<Partial<Record<Session['userType'], string>>> = {
  CI: '/citizen/citizen-dashboard',
  C: '/officer',
};

function LandSection(props: {
  session: Session;
  home: string;
  submitted: string | undefined;
  onSubmitted: (applicationNo: string) => void;
  listPath: string | undefined;
}) {
  const { session, home, submitted, onSubmitted, listPath } = props;
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const { rules, isPending, message } = useDocumentRules();
  if (submitted !== undefined) {
    return (
      <SubmissionConfirmation
        title={t('done.title')}
        numberLabel={t('common:apply.done.number')}
        number={submitted}
        next={[t('done.next.check'), t('done.next.decision'), t('done.next.track')]}
        listPath={listPath}
      >
        <ReceiptDownload applicationNo={submitted} />
      </SubmissionConfirmation>
    );
  }
  const leave = () => {
    setPageNotice({ message: { text: t('later.done') }, tone: 'success', path: home });
    navigate(home);
  };
  if (isPending) return <p role="status">{t('common:shell.loading')}</p>;
  return (
    <>
      <OutcomeMessage message={message} />
      <DraftLoader formId={2}>
        {(formDraft) => (
          <ApplyWizard
            {...{ session, formDraft, rules }}
            onSubmitted={onSubmitted}
            onLater={leave}
          />
        )}
      </DraftLoader>
    </>
  );
}

function Content({ isReport, title }: { isReport: boolean; title: string }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const session = useSession();
  const [submitted, setSubmitted] = useSubmittedNumber();
  const home = session && landingPaths[session.userType];
  const lead = isReport ? t('common:report.lead') : t('lead');
  if (session === undefined || home === undefined) {
    return (
      <>
        {submitted === undefined && (
          <>
            <PageHeader title={title} lead={lead} />
            <GrievanceNavigation current={isReport ? reportPath : applyPath} />
          </>
        )}
        {session === undefined &&
          (isReport ? (
            <GuestReport submitted={submitted} onSubmitted={setSubmitted} />
          ) : (
            <SignInPrompt />
          ))}
        {session !== undefined && (
          <Alert tone="info" role="none">
            <p>{t('common:apply.forCitizens')}</p>
          </Alert>
        )}
      </>
    );
  }
  const listPath = session.userType === 'CI' ? home : undefined;
  const part = { submitted, onSubmitted: setSubmitted, listPath };
  return (
    <>
      {submitted === undefined && (
        <>
          <PageHeader title={title} />
          <GrievanceNavigation current={isReport ? reportPath : applyPath} />
        </>
      )}
      {isReport ? (
        <ReportPart {...part} />
      ) : (
        <LandSection session={session} home={home} {...part} />
      )}
    </>
  );
}

/**
 * The page of the land application and of the report of illegitimate use (spec 2.1): readable by everyone, filled in by
 * citizens and counter operators.
 */
export function ApplyPage() {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const [address] = useSearchParams();
  const session = useSession();
  const home = session && landingPaths[session.userType];
  const isReport = isReportAddress(address);
  const title = t(
    isReport ? 'specification:header.illegitimate' : 'specification:header.applyForLand',
  );
  const parentCrumb =
    home === undefined
      ? { label: t('common:title.home'), href: href('/home') }
      : { label: t('common:title.dashboard'), href: home };
  return (
    <Container className={styles.pageEnd}>
      <Breadcrumbs
        label={t('common:apply.breadcrumb')}
        crumbs={[parentCrumb]}
        currentLabel={title}
      />
      <Content key={String(isReport)} isReport={isReport} title={title} />
    </Container>
  );
}
