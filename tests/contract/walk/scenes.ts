import type { EndpointName } from '@temple-land/portal-core';
import { accountScenes } from './account.scenes.ts';
import { adminScenes } from './admin.scenes.ts';
import { changeScenes } from './changes.scenes.ts';
import { documentScenes } from './documents.scenes.ts';
import { factorScenes } from './factor.scenes.ts';
import { feedScenes } from './feed.scenes.ts';
import { formScenes } from './forms.scenes.ts';
import { landScenes } from './land.scenes.ts';
import { mobileScenes } from './mobile.scenes.ts';
import { officerScenes } from './officer.scenes.ts';
import { publicScenes } from './public.scenes.ts';
import { registerScenes } from './register.scenes.ts';
import { registrationScenes } from './registration.scenes.ts';
import { sharedScenes } from './shared.scenes.ts';
import { siteScenes } from './site.scenes.ts';
import type { ScenesOf } from './stage.ts';

/** The scenes of every row; a new row without them does not compile, and its walk fails. */
export const scenes: ScenesOf<EndpointName> = {
  ...sharedScenes,
  ...accountScenes,
  ...factorScenes,
  ...mobileScenes,
  ...registrationScenes,
  ...publicScenes,
  ...feedScenes,
  ...landScenes,
  ...formScenes,
  ...documentScenes,
  ...officerScenes,
  ...registerScenes,
  ...adminScenes,
  ...changeScenes,
  ...siteScenes,
};
