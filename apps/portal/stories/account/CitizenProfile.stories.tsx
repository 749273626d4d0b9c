import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { attach, chooseFirst, fill, press, pressAt, see, seeText, steps } from '../screen/steps.ts';
import { answer, disconnect, fail, never, respond } from '../service/mockedCall.ts';
import { samplePicture } from '../samples/casePage.ts';
import { channelsRead } from '../samples/deliveries.ts';
import { blockedErasure, refusedErasure, waitingErasure } from '../samples/erasure.ts';
import { longName } from '../samples/long.ts';
import { details } from '../samples/profile.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Account/Profile of a citizen',
  args: { route: '/citizen/edit-profile', user: 'citizen' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('getDetails')) };
export const Failed: ScreenStory = { parameters: answers(fail('getDetails', 500)) };
export const CardsLoading: ScreenStory = {
  parameters: answers(
    never('sessionList'),
    never('accessLedger'),
    never('consentList'),
    never('erasureState'),
    never('channelsRead'),
    never('personalDetailsRead'),
  ),
};
export const CardsFailed: ScreenStory = {
  parameters: answers(
    fail('sessionList', 500),
    fail('accessLedger', 500),
    fail('consentList', 500),
    fail('erasureState', 500),
    fail('channelsRead', 500),
    fail('personalDetailsRead', 500),
  ),
};
export const Empty: ScreenStory = {
  parameters: answers(
    answer('accessLedger', { status: 404 }),
    answer('sessionList', { status: 200, result: { sessions: [], signIns: [] } }),
    answer('consentList', { status: 404 }),
  ),
};
export const ChannelsWithoutEmail: ScreenStory = {
  parameters: answers(
    answer('channelsRead', {
      ...channelsRead,
      result: { ...channelsRead.result, hasEmail: false },
    }),
  ),
};
export const ChannelNotSaved: ScreenStory = {
  parameters: answers(fail('channelsSave', 500)),
  play: steps(pressAt('section[aria-labelledby=profile-channels] input')),
};
const displayChosen = answer('getDetails', {
  ...details,
  result: { ...details.result, pageLanguage: 'or', textSize: 19 },
});
export const DisplayChosen: ScreenStory = { parameters: answers(displayChosen) };
export const DisplayNotSaved: ScreenStory = {
  parameters: answers(displayChosen, fail('displaySave', 500)),
  play: steps(chooseFirst('account:display.size'), see('dialog[open]')),
};
export const Errors: ScreenStory = {
  play: steps(fill('specification:registration.name', ''), press('specification:change.update')),
};
const emailPending = answer('getDetails', {
  ...details,
  result: { ...details.result, pendingEmailId: 'sarojini.new@example.org' },
});
export const EmailPending: ScreenStory = { parameters: answers(emailPending) };
export const EmailUnconfirmed: ScreenStory = {
  parameters: answers(
    answer('getDetails', {
      ...details,
      result: { ...details.result, pendingEmailId: details.result.emailId },
    }),
  ),
};
export const EmailSent: ScreenStory = {
  parameters: answers(emailPending, answer('updateDetails', { status: 200 })),
  play: steps(press('account:email.resend'), see('#profile-details ~ div [role=status]')),
};
export const EmailCancelled: ScreenStory = {
  parameters: answers(emailPending, answer('emailChangeCancel', { status: 200 })),
  play: steps(press('account:email.cancel'), see('#profile-details ~ div [role=status]')),
};
const proven = { ...details.result, needsNameProof: 1 } as const;
const nameLocked = answer('getDetails', { ...details, result: proven });
export const NameChange: ScreenStory = {
  parameters: answers(nameLocked),
  play: steps(press('account:name.ask'), press('account:name.send')),
};
export const NameAsked: ScreenStory = {
  parameters: answers(nameLocked, answer('nameChangeAsk', { status: 202, isWaiting: true })),
  play: steps(
    press('account:name.ask'),
    fill('account:name.new', 'Sarojini Mohanty'),
    fill('account:name.reason', 'Marriage'),
    attach(0),
    seeText('common:apply.document.uploaded'),
    press('account:name.send'),
    see('#profile-details ~ div [role=status]'),
  ),
};
export const NamePending: ScreenStory = {
  parameters: answers(
    answer('getDetails', { ...details, result: { ...proven, pendingName: 'Sarojini Mohanty' } }),
  ),
};
const withPhoto = answer('getDetails', { ...details, result: { ...details.result, photoId: 41 } });
const picture = respond(
  'fileBlob',
  () => new Response(samplePicture, { headers: { 'content-type': 'image/png' } }),
);
export const Photo: ScreenStory = {
  parameters: answers(withPhoto, picture),
  play: steps(see('main img[src^=blob]')),
};
export const PhotoRemoved: ScreenStory = {
  parameters: answers(withPhoto, picture, answer('photoRemove', { status: 200 })),
  play: steps(press('account:photo.remove'), seeText('account:photo.removed')),
};
export const PersonalDetailsSaved: ScreenStory = {
  play: steps(press('account:personal.save'), see('#profile-personal ~ div [role=status]')),
};
export const PersonalDetailsErrors: ScreenStory = {
  play: steps(
    fill('account:personal.nominee.relation', ''),
    fill('common:apply.pinCode', '12'),
    press('account:personal.save'),
  ),
};
export const WithdrawConsent: ScreenStory = {
  play: steps(press('account:consent.withdraw'), see('[role=alertdialog]')),
};
export const EraseAccount: ScreenStory = {
  play: steps(press('account:erasure.start'), see('[role=alertdialog]')),
};
export const ErasureBlocked: ScreenStory = {
  parameters: answers(answer('erasureState', blockedErasure)),
};
export const ErasureWaiting: ScreenStory = {
  parameters: answers(answer('erasureState', waitingErasure)),
};
export const ErasureRefused: ScreenStory = {
  parameters: answers(answer('erasureState', refusedErasure)),
};
export const ChangeMobile: ScreenStory = {
  parameters: answers(answer('mobileChangeSend', { status: 200 })),
  play: steps(press('account:profile.mobile.change'), see('[role=dialog]')),
};
export const Offline: ScreenStory = { parameters: answers(disconnect('getDetails')) };
export const VeryLong: ScreenStory = {
  parameters: answers(
    answer('getDetails', { status: 200, result: { ...details.result, fullName: longName } }),
  ),
};
