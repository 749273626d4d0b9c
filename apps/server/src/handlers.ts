import type { api, EndpointName } from '@temple-land/portal-core';
import { login } from './features/account/login.ts';
import {
  changePassword,
  forgotMatch,
  forgotSend,
  forgotSet,
} from './features/account/passwords.ts';
import { currentUser, logout } from './features/account/profile.ts';
import {
  register,
  resendRegOtp,
  sendRegOtp,
  verifyRegOtp,
} from './features/account/registration.ts';
import { activitySave } from './features/activity/activity.handlers.ts';
import {
  appliedLand,
  applyLandDraft,
  cancelApplication,
} from './features/applications/applications.handlers.ts';
import { applyLand } from './features/applications/applyLand.ts';
import { captchaGenerate } from './features/captcha/captcha.ts';
import { faq, summary } from './features/content/content.handlers.ts';
import { documentList, fileBlob, saveFileToTemp } from './features/documents/documents.handlers.ts';
import { fillDropDown, plotList } from './features/lookups/lookups.handlers.ts';
import {
  bellCount,
  bellList,
  bellRead,
  notificationSearch,
} from './features/notifications/notifications.handlers.ts';
import {
  officerDecision,
  officerQueue,
  officerSummary,
} from './features/officer/officer.handlers.ts';
import { health, ownIp } from './features/content/system.handlers.ts';
import { publicDownload, tenderSearch } from './features/tenders/tenders.handlers.ts';
import { trackStatus } from './features/track/track.handlers.ts';
import type { Handler, MemberHandler } from './handler.ts';

type HandlerFor<Name extends EndpointName> = (typeof api)[Name]['auth'] extends 'anyone'
  ? Handler<Name>
  : MemberHandler<Name>;

/** Which function answers which call; a call without one does not compile. */
export const handlers: { readonly [Name in EndpointName]: HandlerFor<Name> } = {
  activitySave,
  ownIp,
  health,
  fillDropDown,
  plotList,
  captchaGenerate,
  trackStatus,
  login,
  currentUser,
  logout,
  sendRegOtp,
  verifyRegOtp,
  resendRegOtp,
  register,
  forgotSend,
  forgotMatch,
  forgotSet,
  changePassword,
  bellCount,
  bellList,
  bellRead,
  notificationSearch,
  notificationDownload: publicDownload,
  tenderSearch,
  tenderDownload: publicDownload,
  summary,
  faq,
  appliedLand,
  cancelApplication,
  documentList,
  saveFileToTemp,
  fileBlob,
  applyLand,
  applyLandDraft,
  officerQueue,
  officerDecision,
  officerSummary,
};
