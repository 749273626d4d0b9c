import type { Output } from '@temple-land/portal-core';

/** A captcha. */
export const captchaGenerate = {
  status: 200,
  id: 'story-captcha',
  text: '<svg xmlns="http://www.w3.org/2000/svg" width="176" height="48" viewBox="0 0 176 48"><path d="M12 38V10M12 24l18-14M12 24l18 14M48 10h18L54 38M84 38V10h16v14H84M116 10h16v14h-16v14h16M146 38V10l9 14 9-14v28" fill="none" stroke="#1d1d1d" stroke-width="3"/></svg>',
  audio: 'commonCaptchaGenerator/audio/story-captcha',
} satisfies Output<'captchaGenerate'>;

/** A watched plot, mouza and tender. */
export const watchList = {
  status: 200,
  result: [
    {
      watchId: 3,
      kind: 'plot',
      villageCode: 1,
      plotNo: '214',
      tenderAdvertisementId: null,
      mouza_name: 'Baliput',
      tehsil_name: 'Puri Sadar',
      letterNo: '',
      title: '',
      path: '/website/plot-check?district=1&tahasil=1&mouza=1&plot=214',
      createdOn: '2026-11-20T06:00:00.000Z',
    },
    {
      watchId: 2,
      kind: 'mouza',
      villageCode: 1,
      plotNo: '',
      tenderAdvertisementId: null,
      mouza_name: 'Baliput',
      tehsil_name: 'Puri Sadar',
      letterNo: '',
      title: '',
      path: '/website/plot-check?district=1&tahasil=1&mouza=1',
      createdOn: '2026-11-18T06:00:00.000Z',
    },
    {
      watchId: 1,
      kind: 'tender',
      villageCode: null,
      plotNo: '',
      tenderAdvertisementId: 1,
      mouza_name: '',
      tehsil_name: '',
      letterNo: 'TL/PUR/2026/11',
      title: 'Lease of the market stalls at the east gate',
      path: '/website/tender/1',
      createdOn: '2026-11-11T06:00:00.000Z',
    },
  ],
} satisfies Output<'watchList'>;

/** No second factor yet. */
export const factorList = {
  status: 200,
  result: {
    isRequired: false,
    isConfirmed: true,
    recoveryCodesLeft: 0,
    factors: [],
  },
} satisfies Output<'factorList'>;

/** Two open sessions and the latest sign-ins. */
export const sessionList = {
  status: 200,
  result: {
    sessions: [
      {
        isCurrent: true,
        createdOn: '2026-11-25T23:39:25.080Z',
        usedOn: '2026-11-25T23:39:25.080Z',
        address: '127.0.0.1',
        browserName: 'Chrome',
      },
    ],
    signIns: [
      {
        at: '2026-11-25T23:39:25.084Z',
        address: '127.0.0.1',
        browserName: 'Chrome',
        outcome: 'signedIn',
      },
      {
        at: '2026-11-25T23:39:23.677Z',
        address: '127.0.0.1',
        browserName: 'Chrome',
        outcome: 'signedIn',
      },
      {
        at: '2026-11-25T23:39:22.372Z',
        address: '127.0.0.1',
        browserName: 'Chrome',
        outcome: 'signedIn',
      },
    ],
  },
} satisfies Output<'sessionList'>;

/** The consent that was given at registration. */
export const consentList = {
  status: 200,
  result: [
    {
      purpose: 'service',
      noticeVersion: '2024-08-21',
      givenOn: '2026-11-25T23:37:37.100Z',
      withdrawnOn: null,
    },
  ],
} satisfies Output<'consentList'>;
