import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { buildReportPath } from '../screen/hiddenPaths.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Mouza report',
  args: {
    route: '/officer/report/land-information/mouza-report/:ids',
    path: buildReportPath({ districtId: 1, tahasilId: 2 }),
    user: 'officer',
  },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
