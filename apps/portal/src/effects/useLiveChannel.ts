import { inboxTopic, notificationTopic, type ServerFrame } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { navigate } from '../api/query/navigation.ts';
import { openLiveChannel } from '../api/liveChannel.ts';
import { signOut } from '../api/call/signOut.ts';
import { setPageNotice } from '../state/pageNotice.ts';
import { getSession, type Session } from '../state/session.ts';
import { useSession } from '../state/useSession.ts';
import { hasServiceEndedSession } from './hasServiceEndedSession.ts';

/** The only page that handles the change of the user's own password itself (spec 4). */
const citizenPasswordPath = '/citizen/change-password';

/** Returns whether a frame ends this session: the password of its user was changed elsewhere. */
export function isSessionEndFrame(frame: ServerFrame, session: Session, path: string): boolean {
  if (frame.destination === notificationTopic || frame.destination === inboxTopic) return false;
  return frame.body.userId === session.userId && path !== citizenPasswordPath;
}

/** A page that changes the password handles the answer first. */
const sessionCheckDelayMs = 2000;

/** Opens the live channel while a user is logged in: it ends sessions and updates the bell (spec 4). */
export function useLiveChannel(): void {
  const session = useSession();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (session === undefined) return undefined;
    const leaveIfSessionEnded = async () => {
      const isSameSession = () => getSession()?.token === session.token;
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
    const handleFrame = (frame: ServerFrame) => {
      if (frame.destination === inboxTopic) {
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
    const channel = openLiveChannel(session.token, handleFrame, onRefused);
    return () => {
      clearTimeout(timer);
      channel.close();
    };
  }, [session, queryClient]);
}
