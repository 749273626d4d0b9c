import type { Output } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { Button, Stack, Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../../api/call/signOut.ts';
import { navigate } from '../../../api/query/navigation.ts';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { cardBody, cardHead, flushCard, row, noWrap } from '../../../common/page/card.css.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import type { TextKey, Translation } from '../../../i18n/textKey.ts';
import { setPageNotice } from '../../../state/pageNotice.ts';
import * as styles from './EditProfilePage.css.ts';

type SessionList = Extract<Output<'sessionList'>, { result: unknown }>['result'];
type SignIn = SessionList['signIns'][number];

const outcomes: Readonly<Record<SignIn['outcome'], TextKey<'account'>>> = {
  signedIn: 'sessions.signedIn',
  wrongPassword: 'sessions.wrongPassword',
  wrongFactor: 'sessions.wrongFactor',
  refused: 'sessions.refused',
};

function createColumns({ t }: Translation<'account'>): Column<SignIn>[] {
  return [
    {
      id: 'when',
      header: t('sessions.when'),
      renderCell: ({ at }) => <span className={noWrap}>{formatDateTime(at)}</span>,
    },
    {
      id: 'outcome',
      header: t('sessions.outcome'),
      renderCell: ({ outcome }) => t(outcomes[outcome]),
    },
    {
      id: 'browser',
      header: t('sessions.browser'),
      renderCell: ({ browserName }) =>
        browserName === 'Other' ? t('sessions.unknown') : browserName,
    },
    {
      id: 'address',
      header: t('sessions.address'),
      renderCell: ({ address }) => address,
    },
  ];
}

/** Ends every session of the user and leads to the login. */
function useSignOutEverywhere() {
  const { t } = useTranslation(['account', 'common', 'specification']);
  return useServiceMutation('sessionsEnd', {
    onSuccess: () => {
      signOut('everywhere');
      setPageNotice({
        message: { text: t('sessions.ended') },
        tone: 'success',
        path: '/login',
      });
      navigate('/login');
    },
  });
}

function OpenSessions({ sessions }: Pick<SessionList, 'sessions'>) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const shown = (text: string) => (text === '' || text === 'Other' ? t('sessions.unknown') : text);
  return (
    <Stack elementType="ul">
      {sessions.map(({ createdOn, address, browserName }) => (
        <li key={createdOn}>
          {t('sessions.open', {
            browser: shown(browserName),
            address: shown(address),
            date: formatDateTime(createdOn),
          })}
        </li>
      ))}
    </Stack>
  );
}

/** The open sessions and latest logins of the user, with a button that ends all sessions. */
export function SessionsCard() {
  const text = useTranslation(['account', 'common', 'specification']);
  const { t } = text;
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('sessionList', {}, { isQuiet: true }),
  );
  const everywhere = useSignOutEverywhere();
  const list = data && 'result' in data ? data.result : undefined;
  return (
    <section className={flushCard} aria-labelledby="profile-sessions" aria-busy={isPending}>
      <div className={cardHead}>
        <div>
          <h2 id="profile-sessions">{t('sessions.title')}</h2>
          <p className={styles.leadIn}>{t('sessions.lead')}</p>
        </div>
      </div>
      <div className={cardBody}>
        <Stack>
          <Retry
            message={error?.userMessage ?? everywhere.error?.userMessage}
            part={t('sessions.title')}
            onRetry={refetch}
          />
          {list && <OpenSessions sessions={list.sessions} />}
          <div className={row}>
            <Button isPending={everywhere.isPending} onClick={() => everywhere.mutate({})}>
              {t('sessions.end')}
            </Button>
          </div>
        </Stack>
      </div>
      {isPending && <Loading />}
      {list?.signIns.length === 0 && <EmptyMessage title={t('sessions.empty')} />}
      {list !== undefined && list.signIns.length > 0 && (
        <Table
          caption={t('sessions.title')}
          columns={createColumns(text)}
          rows={list.signIns}
          keyOf={({ at, outcome }) => `${at} ${outcome}`}
        />
      )}
    </section>
  );
}
