import { screens, type Screen } from './screens.ts';

function findScreen(name: string): Omit<Screen, 'name'> {
  const found = screens.find((screen) => screen.name === name);
  if (!found) throw new Error(`There is no screen ${name}.`);
  return found;
}

/** A screen in a guide; its picture begins at `start`, the heading of the page by default. */
export interface GuideScreen extends Screen {
  start?: string;
}

/** The screens whose pictures are in the guides of the Help page, by the name of the picture. */
export const guideScreens: readonly GuideScreen[] = [
  { name: 'register', path: '/registration' },
  { name: 'forgot-password', path: '/forgot-password' },
  { ...findScreen('apply-land'), name: 'apply', start: 'main h2' },
  { ...findScreen('apply-documents'), name: 'documents', start: 'main h2' },
  { name: 'pay', path: '/citizen/applications', user: 'citizen' },
  { ...findScreen('citizen-application'), name: 'answer', start: 'main h1' },
  { name: 'track', path: '/website/track-status' },
  {
    name: 'report',
    path: '/website/grievance/addgrievance?for=illegitimate&step=1',
    user: 'citizen',
    start: 'main h2',
  },
  { name: 'bid', path: '/website/tender/2' },
  { name: 'read-ror', path: '/website/plot-check' },
  { name: 'map', path: '/website/map-demo', start: 'main svg[role=group]' },
  {
    name: 'privacy',
    path: '/citizen/edit-profile',
    user: 'citizen',
    start: 'h2:text("Your consent")',
  },
];
