import { Alert, Breadcrumbs, PageHeader } from '@temple-land/ui';
import { useState } from 'react';
import { useGoTo } from '../../api/callEffects.ts';
import { recordActivity } from '../../api/activity.ts';
import { wrap } from '../../blocks/layout.css.ts';
import { useText } from '../../i18n/useText.ts';
import { leaveNotice } from '../../state/notice.ts';
import type { Session } from '../../state/session.ts';
import { useSession } from '../../state/useSession.ts';
import * as styles from './apply.css.ts';
import { ApplyWizard } from './ApplyWizard.tsx';
import { SignInPrompt } from './SignInPrompt.tsx';
import { Submitted } from './Submitted.tsx';

const homes: Readonly<Partial<Record<Session['userType'], string>>> = {
  CI: '/citizen/citizen-dashboard',
  C: '/officer',
};

function Content({ session, home }: { session: Session; home: string }) {
  const { t } = useText();
  const goTo = useGoTo();
  const [submitted, setSubmitted] = useState<string>();
  if (submitted !== undefined) {
    return (
      <div className={styles.columns}>
        <Submitted
          applicationNo={submitted}
          listPath={session.userType === 'CI' ? home : undefined}
        />
      </div>
    );
  }
  const leave = () => {
    leaveNotice({ said: { text: t('apply.later.done') }, tone: 'success', path: home });
    goTo(home);
  };
  const finish = (applicationNo: string) => {
    setSubmitted(applicationNo);
    void recordActivity({ action: 'SUBMIT', remark: applicationNo });
  };
  return (
    <>
      <Head />
      <ApplyWizard session={session} onSubmitted={finish} onLater={leave} />
    </>
  );
}

function Head({ lead }: { lead?: string }) {
  const { m } = useText();
  return <PageHeader title={m('header.applyForLand')} lead={lead} />;
}

/** Apply for land: open to read, and for citizens and counter operators to fill in (spec 2.1). */
export function ApplyPage() {
  const { m, t } = useText();
  const session = useSession();
  const home = session && homes[session.userType];
  const above =
    home === undefined
      ? { label: t('title.home'), href: '/home' }
      : { label: t('title.dashboard'), href: home };
  return (
    <div className={`${wrap} ${styles.pageEnd}`}>
      <Breadcrumbs
        label={t('apply.breadcrumb')}
        crumbs={[above]}
        current={m('header.applyForLand')}
      />
      {session === undefined && (
        <>
          <Head lead={t('apply.lead')} />
          <SignInPrompt />
        </>
      )}
      {session && home !== undefined && <Content session={session} home={home} />}
      {session && home === undefined && (
        <>
          <Head lead={t('apply.lead')} />
          <Alert tone="info" role="none">
            <p>{t('apply.forCitizens')}</p>
          </Alert>
        </>
      )}
    </div>
  );
}
