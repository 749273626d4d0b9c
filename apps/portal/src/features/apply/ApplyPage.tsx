import { Alert, Breadcrumbs, PageHeader } from '@temple-land/ui';
import { useSearchParams } from 'react-router-dom';
import { useGoTo } from '../../api/callEffects.ts';
import * as styles from '../../blocks/formPage.css.ts';
import { wrap } from '../../blocks/layout.css.ts';
import { GrievanceChoice } from '../../blocks/GrievanceChoice.tsx';
import { applyPath, asksForReport, reportPath } from '../../blocks/grievancePaths.ts';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { Submitted } from '../../blocks/Submitted.tsx';
import { useDocumentKinds } from '../../blocks/useDocumentKinds.ts';
import { useSubmitted } from '../../blocks/useSubmitted.ts';
import { WithDraft } from '../../blocks/WithDraft.tsx';
import { ReportSignIn } from '../../blocks/ReportSignIn.tsx';
import { useText } from '../../i18n/useText.ts';
import { leaveNotice } from '../../state/notice.ts';
import type { Session } from '../../state/session.ts';
import { useSession } from '../../state/useSession.ts';
import { ApplyWizard } from './ApplyWizard.tsx';
import { ReportPart } from './report/ReportPart.tsx';
import { SignInPrompt } from './SignInPrompt.tsx';

const homes: Readonly<Partial<Record<Session['userType'], string>>> = {
  CI: '/citizen/citizen-dashboard',
  C: '/officer',
};

function LandPart(props: {
  session: Session;
  home: string;
  submitted: string | undefined;
  onSubmitted: (applicationNo: string) => void;
  listPath: string | undefined;
}) {
  const { session, home, submitted, onSubmitted, listPath } = props;
  const { t } = useText();
  const goTo = useGoTo();
  const { kinds, isPending, said } = useDocumentKinds(2);
  if (submitted !== undefined) {
    return (
      <Submitted
        title={t('apply.done.title')}
        numberLabel={t('apply.done.number')}
        number={submitted}
        next={[
          t('apply.done.next.check'),
          t('apply.done.next.decision'),
          t('apply.done.next.track'),
        ]}
        listPath={listPath}
      />
    );
  }
  const leave = () => {
    leaveNotice({ said: { text: t('apply.later.done') }, tone: 'success', path: home });
    goTo(home);
  };
  if (isPending) return <p role="status">{t('shell.loading')}</p>;
  return (
    <>
      <OutcomeMessage said={said} />
      <WithDraft formId={2}>
        {(kept) => (
          <ApplyWizard {...{ session, kept, kinds }} onSubmitted={onSubmitted} onLater={leave} />
        )}
      </WithDraft>
    </>
  );
}

function Content({ isReport, title }: { isReport: boolean; title: string }) {
  const { t } = useText();
  const session = useSession();
  const [submitted, setSubmitted] = useSubmitted();
  const home = session && homes[session.userType];
  const lead = isReport ? t('report.lead') : t('apply.lead');
  if (session === undefined || home === undefined) {
    return (
      <>
        <PageHeader title={title} lead={lead} />
        <GrievanceChoice current={isReport ? reportPath : applyPath} />
        {session === undefined && (isReport ? <ReportSignIn /> : <SignInPrompt />)}
        {session !== undefined && (
          <Alert tone="info" role="none">
            <p>{t('apply.forCitizens')}</p>
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
          <GrievanceChoice current={isReport ? reportPath : applyPath} />
        </>
      )}
      {isReport ? <ReportPart {...part} /> : <LandPart session={session} home={home} {...part} />}
    </>
  );
}

/**
 * Apply for land, and report its illegitimate use (spec 2.1): open to read, and for citizens and
 * counter operators to fill in.
 */
export function ApplyPage() {
  const { m, t } = useText();
  const [address] = useSearchParams();
  const session = useSession();
  const home = session && homes[session.userType];
  const isReport = asksForReport(address);
  const title = m(isReport ? 'header.illegitimate' : 'header.applyForLand');
  const above =
    home === undefined
      ? { label: t('title.home'), href: '/home' }
      : { label: t('title.dashboard'), href: home };
  return (
    <div className={`${wrap} ${styles.pageEnd}`}>
      <Breadcrumbs label={t('apply.breadcrumb')} crumbs={[above]} current={title} />
      <Content key={String(isReport)} isReport={isReport} title={title} />
    </div>
  );
}
