import type { Output } from '@temple-land/portal-core';
import { Button, Table, type Column } from '@temple-land/ui';
import { signOut } from '../../api/signOut.ts';
import { useGoTo } from '../../api/callEffects.ts';
import { useServiceCall, useServiceQuery } from '../../api/useCall.ts';
import { Empty } from '../../blocks/Empty.tsx';
import { momentText } from '../../blocks/moments.ts';
import { cardBody, cardHead, flushCard, row, unbroken } from '../../blocks/surface.css.ts';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { Waiting } from '../../blocks/Waiting.tsx';
import type { PageKey } from '../../i18n/pageKey.ts';
import { useText, type Text } from '../../i18n/useText.ts';
import { leaveNotice } from '../../state/notice.ts';
import * as styles from './EditProfilePage.css.ts';

type SessionList = Extract<Output<'sessionList'>, { result: unknown }>['result'];
type SignIn = SessionList['signIns'][number];

const outcomes: Readonly<Record<SignIn['outcome'], PageKey>> = {
  signedIn: 'account.sessions.signedIn',
  wrongPassword: 'account.sessions.wrongPassword',
  wrongFactor: 'account.sessions.wrongFactor',
  refused: 'account.sessions.refused',
};

function columnsIn({ t }: Text): Column<SignIn>[] {
  return [
    {
      id: 'when',
      header: t('account.sessions.when'),
      renderCell: ({ at }) => <span className={unbroken}>{momentText(at)}</span>,
    },
    {
      id: 'outcome',
      header: t('account.sessions.outcome'),
      renderCell: ({ outcome }) => t(outcomes[outcome]),
    },
    {
      id: 'browser',
      header: t('account.sessions.browser'),
      renderCell: ({ browserName }) =>
        browserName === 'Other' ? t('account.sessions.unknown') : browserName,
    },
    {
      id: 'address',
      header: t('account.sessions.address'),
      renderCell: ({ address }) => address,
    },
  ];
}

/** Ends every session of the user and leads to the login. */
function useSignOutEverywhere() {
  const { t } = useText();
  const goTo = useGoTo();
  const { run, isPending, said } = useServiceCall('sessionsEnd');
  const end = async () => {
    const { isSuccess } = await run({});
    if (!isSuccess) return;
    signOut('everywhere');
    leaveNotice({
      said: { text: t('account.sessions.ended') },
      tone: 'success',
      path: '/login',
    });
    goTo('/login');
  };
  return { end, isPending, said };
}

function OpenSessions({ sessions }: Pick<SessionList, 'sessions'>) {
  const { t } = useText();
  const shown = (text: string) =>
    text === '' || text === 'Other' ? t('account.sessions.unknown') : text;
  return (
    <ul className={styles.consents}>
      {sessions.map(({ createdOn, address, browserName }) => (
        <li key={createdOn}>
          {t('account.sessions.open', {
            browser: shown(browserName),
            address: shown(address),
            date: momentText(createdOn),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Where the signed-in user's account is open, the latest sign-ins, and the way to end all sessions. */
export function SessionsCard() {
  const text = useText();
  const { t } = text;
  const { answer, isPending, said, refetch } = useServiceQuery(
    'sessionList',
    {},
    { isQuiet: true },
  );
  const everywhere = useSignOutEverywhere();
  const list = answer && 'result' in answer ? answer.result : undefined;
  return (
    <section className={flushCard} aria-labelledby="profile-sessions" aria-busy={isPending}>
      <div className={cardHead}>
        <div>
          <h2 id="profile-sessions">{t('account.sessions.title')}</h2>
          <p className={styles.leadIn}>{t('account.sessions.lead')}</p>
        </div>
      </div>
      <div className={cardBody}>
        <div className={styles.inner}>
          <TryAgain said={said ?? everywhere.said} onAgain={refetch} />
          {list && <OpenSessions sessions={list.sessions} />}
          <div className={row}>
            <Button isPending={everywhere.isPending} onClick={() => void everywhere.end()}>
              {t('account.sessions.end')}
            </Button>
          </div>
        </div>
      </div>
      {isPending && <Waiting />}
      {list?.signIns.length === 0 && <Empty title={t('account.sessions.empty')} />}
      {list !== undefined && list.signIns.length > 0 && (
        <Table
          caption={t('account.sessions.title')}
          columns={columnsIn(text)}
          rows={list.signIns}
          keyOf={({ at, outcome }) => `${at} ${outcome}`}
        />
      )}
    </section>
  );
}
