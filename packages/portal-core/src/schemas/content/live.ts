import * as v from 'valibot';
import { Id, text } from '../common.ts';

export const passwordTopic = '/topic/password';
export const notificationTopic = '/topic/notification';
/** Officers learn that an application of their area has changed; not part of the specification's channel. */
export const inboxTopic = '/topic/inbox';
/** Users learn that the rights of their role have changed; not part of the specification's channel. */
export const rightsTopic = '/topic/rights';

/** Why a password message was sent; `chengeType` is the wire's spelling. */
export const PasswordChange = v.object({
  userId: Id,
  chengeType: v.picklist(['changePassword', 'forgetPassword']),
});
export type PasswordChange = v.InferOutput<typeof PasswordChange>;

/** The new count of unread notifications of a user; not part of the specification's channel. */
export const UnreadCount = v.object({ userId: Id, count: v.number() });
export type UnreadCount = v.InferOutput<typeof UnreadCount>;

/** A message from the browser, inside a sealed frame. */
export const ClientFrame = v.variant('type', [
  v.object({ type: v.literal('connect'), token: v.optional(text(200)) }),
  v.object({
    type: v.literal('subscribe'),
    destination: v.picklist([passwordTopic, notificationTopic, inboxTopic, rightsTopic]),
  }),
  v.object({
    type: v.literal('send'),
    destination: v.picklist(['/app/changePassword', '/app/forgetPassword']),
    body: PasswordChange,
  }),
]);
export type ClientFrame = v.InferOutput<typeof ClientFrame>;

/** A message from the service, inside a sealed frame. */
export const ServerFrame = v.variant('destination', [
  v.object({
    type: v.literal('message'),
    destination: v.literal(passwordTopic),
    body: PasswordChange,
  }),
  v.object({
    type: v.literal('message'),
    destination: v.literal(notificationTopic),
    body: UnreadCount,
  }),
  v.object({
    type: v.literal('message'),
    destination: v.picklist([inboxTopic, rightsTopic]),
    body: v.object({ userId: Id }),
  }),
]);
export type ServerFrame = v.InferOutput<typeof ServerFrame>;
