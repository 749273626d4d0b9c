import {
  inboxTopic,
  notificationTopic,
  passwordTopic,
  rightsTopic,
  type ServerFrame,
  type UnreadCount,
} from '@temple-land/portal-core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { navigate } from '../api/query/navigation.ts';
import { serviceQuery } from '../api/query/serviceQuery.ts';
import { openLiveChannel } from '../api/liveChannel.ts';
import { signOut } from '../api/call/signOut.ts';
import { setPageNotice } from '../state/pageNotice.ts';
import { getSession, type Session } from '../state/session.ts';
import { useSession } from '../state/useSession.ts';
import { hasServiceEndedSession } from './hasServiceEndedSession.ts';
import { refreshDataRights } from './refreshDataRights.ts';

/** The only page that handles the change of the user's own password itself (spec 4). */
const citizenPasswordPath = '/citizen/change-password';

/** Returns whether a frame ends this session: the password of its user was changed elsewhere. */
export function isSessionEndFrame(frame: ServerFrame, session: Session, path: string): boolean {
  return (
    frame.destination === passwordTopic &&
    frame.body.userId === session.userId &&
    path !== citizenPasswordPath
  );
}

/** A page that changes the password handles the answer first. */
const sessionCheckDelayMs = 2000;

/** The calls whose answers a message of each topic makes old. */
const queriesOf = {
  [inboxTopic]: ['inboxCounts', 'inboxList', 'inboxAssignment'],
  [notificationTopic]: ['bellCount', 'bellList', 'ownNotificationList'],
} as const;

const refetchQueries = (client: QueryClient, names: readonly string[]) => {
  for (const name of names) void client.invalidateQueries({ queryKey: [name] });
};

/** Returns whether the bell shows this count already. */
export function isCountShown(client: QueryClient, body: UnreadCount): boolean {
  const shown = client.getQueryData(serviceQuery('bellCount', { userId: body.userId }).queryKey);
  if (shown === undefined) return false;
  return ('count' in shown ? shown.count : 0) === body.count;
}

/** Opens the live channel while a user is logged in: it ends sessions and updates the bell (spec 4), inbox and rights. */
export function useLiveChannel(): void {
  const token = useSession()?.token;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (token === undefined) return undefined;
    const leaveIfSessionEnded = async () => {
      const isSameSession = () => getSession()?.token === token;
      if (
        window.location.pathname === citizenPasswordPath ||
        !isSameSession() ||
        !(await hasServiceEndedSession()) ||
        !isSameSession()
      )
        return;
      signOut('expired');
      navigate('/website/session-ended');
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onRefused = () => {
      timer = setTimeout(() => void leaveIfSessionEnded(), sessionCheckDelayMs);
    };
    let hasCount = false;
    const onFrame = (frame: ServerFrame) => {
      const session = getSession();
      if (session === undefined) return;
      if (frame.destination === rightsTopic) {
        void refreshDataRights(queryClient);
      } else if (frame.destination === inboxTopic) {
        refetchQueries(queryClient, queriesOf[inboxTopic]);
      } else if (frame.destination === notificationTopic) {
        if (frame.body.userId !== session.userId) return;
        // The first one has the count that the page has just loaded.
        const isKnown = !hasCount && isCountShown(queryClient, frame.body);
        hasCount = true;
        if (!isKnown) refetchQueries(queryClient, queriesOf[notificationTopic]);
      } else if (isSessionEndFrame(frame, session, window.location.pathname)) {
        signOut('passwordChanged');
        setPageNotice({ message: { key: 'live.passwordChanged' }, tone: 'info', path: '/home' });
        navigate('/');
      }
    };
    // The bell has its count already.
    const onResumed = () => {
      refetchQueries(queryClient, queriesOf[inboxTopic]);
      void refreshDataRights(queryClient);
    };
    const channel = openLiveChannel(token, { onFrame, onResumed, onRefused });
    return () => {
      clearTimeout(timer);
      channel.close();
    };
  }, [token, queryClient]);
}
