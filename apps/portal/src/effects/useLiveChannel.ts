import {
  inboxTopic,
  passwordTopic,
  notificationTopic,
  rightsTopic,
  type ServerFrame,
} from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { navigate } from '../api/query/navigation.ts';
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
    const onReconnect = () => void refreshDataRights(queryClient);
    const onFrame = (frame: ServerFrame) => {
      const session = getSession();
      if (session === undefined) return;
      if (frame.destination === rightsTopic) {
        void refreshDataRights(queryClient);
      } else if (frame.destination === inboxTopic) {
        for (const name of ['inboxCounts', 'inboxList', 'inboxAssignment']) {
          void queryClient.invalidateQueries({ queryKey: [name] });
        }
      } else if (frame.destination === notificationTopic) {
        if (frame.body.userId !== session.userId) return;
        void queryClient.invalidateQueries({ queryKey: ['bellCount'] });
        void queryClient.invalidateQueries({ queryKey: ['bellList'] });
        void queryClient.invalidateQueries({ queryKey: ['ownNotificationList'] });
      } else if (isSessionEndFrame(frame, session, window.location.pathname)) {
        signOut('passwordChanged');
        setPageNotice({ message: { key: 'live.passwordChanged' }, tone: 'info', path: '/home' });
        navigate('/');
      }
    };
    const channel = openLiveChannel(token, { onFrame, onReconnect, onRefused });
    return () => {
      clearTimeout(timer);
      channel.close();
    };
  }, [token, queryClient]);
}
