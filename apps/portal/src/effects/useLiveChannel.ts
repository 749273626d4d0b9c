import { notificationTopic, type ServerFrame } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { navigate } from '../api/query/navigation.ts';
import { openLiveChannel } from '../api/liveChannel.ts';
import { signOut } from '../api/call/signOut.ts';
import { setPageNotice } from '../state/pageNotice.ts';
import { getSession, type Session } from '../state/session.ts';
import { useSession } from '../state/useSession.ts';
import { hasServiceEndedSession } from './hasServiceEndedSession.ts';

/** The one page where a user's own password change is answered by the page itself (spec 4). */
const citizenPasswordPath = '/citizen/change-password';

/** Returns whether a live message ends this session: the same user's password was changed elsewhere. */
export function isSessionEndFrame(frame: ServerFrame, session: Session, path: string): boolean {
  if (frame.destination === notificationTopic) return false;
  return frame.body.userId === session.userId && path !== citizenPasswordPath;
}

/** A page's own answer to its change of password comes first. */
const sessionCheckDelayMs = 2000;

/** Listens to the live channel while somebody is logged in: signs out, rings the bell (spec 4). */
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
      if (frame.destination === notificationTopic) {
        if (frame.body.userId !== session.userId) return;
        void queryClient.invalidateQueries({ queryKey: ['bellCount'] });
        void queryClient.invalidateQueries({ queryKey: ['bellList'] });
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
