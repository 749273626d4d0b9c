import * as v from 'valibot';
import {
  inboxTopic,
  notificationTopic,
  passwordTopic,
  rightsTopic,
  type ServerFrame,
} from '@temple-land/portal-core';
import type { Database, OpenDatabase } from '../../db/database.ts';
import { isResponsible, type Responsibility } from '../../db/land/territory.ts';
import { liveChannel, LiveEvent } from '../../db/liveEvents.ts';
import { countUnread } from '../../db/notifications/notify.ts';

type InboxEvent = Extract<LiveEvent, { kind: 'inbox' }>;
type SessionEvent = Extract<LiveEvent, { kind: 'ended' | 'password' }>;

/** A browser that listens; `end` closes it. */
export interface Listener {
  userId: number;
  roleId: number;
  tokenHash: string;
  /** The territory of an officer, in which changes of applications are announced. */
  territory: Responsibility;
  topics: Set<string>;
  send(frame: ServerFrame): void;
  end(): void;
}

/** The open sockets of this instance, which receive messages of all instances through the database's channel. */
export interface LiveHub {
  join(listener: Listener): () => void;
  close(): Promise<void>;
}

/** Sends a message to a browser that subscribed to its topic. */
function sendFrame(listener: Listener, frame: ServerFrame): void {
  if (listener.topics.has(frame.destination)) listener.send(frame);
}

function deliver(listener: Listener, event: SessionEvent): void {
  if (event.kind === 'ended') {
    if (listener.tokenHash !== event.exceptTokenHash) listener.end();
    return;
  }
  const { userId, chengeType } = event;
  sendFrame(listener, {
    type: 'message',
    destination: passwordTopic,
    body: { userId, chengeType },
  });
}

/** Tells an officer who is responsible for a place that an application in it has changed. */
function deliverChange(listener: Listener, place: InboxEvent): void {
  const { userType } = listener.territory;
  const isOfficer = userType === 'O' || userType === 'T';
  if (!isOfficer || !isResponsible(listener.territory, place)) return;
  const { userId } = listener;
  sendFrame(listener, { type: 'message', destination: inboxTopic, body: { userId } });
}

/** Tells a user that the rights of the own role have changed. */
function deliverRights(listener: Listener, roleId: number): void {
  if (listener.roleId !== roleId) return;
  const { userId } = listener;
  sendFrame(listener, { type: 'message', destination: rightsTopic, body: { userId } });
}

/**
 * Returns a function that counts the unread notifications of a user and delivers the count. A count that is asked for
 * while one runs follows it, so that the last one delivered is of the present.
 */
function createRecount(db: Database, listeners: ReadonlyMap<number, ReadonlySet<Listener>>) {
  const running = new Map<number, 'last' | 'again'>();
  return async (userId: number): Promise<void> => {
    if (!listeners.has(userId)) return;
    if (running.has(userId)) {
      running.set(userId, 'again');
      return;
    }
    try {
      do {
        running.set(userId, 'last');
        const count = await countUnread(db, userId);
        const body = { userId, count };
        for (const listener of listeners.get(userId) ?? [])
          sendFrame(listener, { type: 'message', destination: notificationTopic, body });
      } while (running.get(userId) === 'again');
    } catch {
      // The browsers connect again, and read the count then.
      for (const listener of listeners.get(userId) ?? []) listener.end();
    } finally {
      running.delete(userId);
    }
  };
}

/** Creates the hub, which delivers a message to the sockets of its users only. */
export async function createHub(database: OpenDatabase): Promise<LiveHub> {
  const listeners = new Map<number, Set<Listener>>();
  const recount = createRecount(database.db, listeners);
  const hear = (payload: string) => {
    const event = v.parse(LiveEvent, JSON.parse(payload));
    if (event.kind === 'inbox' || event.kind === 'rights') {
      for (const listener of [...listeners.values()].flatMap((room) => [...room])) {
        if (event.kind === 'inbox') deliverChange(listener, event);
        else deliverRights(listener, event.roleId);
      }
      return;
    }
    if (event.kind === 'unread') void recount(event.userId);
    else for (const listener of listeners.get(event.userId) ?? []) deliver(listener, event);
  };
  // After a lost connection all sockets are closed, because the end of a session can have been missed; browsers
  // reconnect.
  const endAll = () => {
    for (const room of listeners.values()) for (const listener of room) listener.end();
  };
  const stop = await database.listen(liveChannel, hear, endAll);
  return {
    join: (listener) => {
      const room = listeners.get(listener.userId) ?? new Set();
      listeners.set(listener.userId, room.add(listener));
      return () => {
        room.delete(listener);
        if (room.size === 0 && listeners.get(listener.userId) === room) {
          listeners.delete(listener.userId);
        }
      };
    },
    close: stop,
  };
}
