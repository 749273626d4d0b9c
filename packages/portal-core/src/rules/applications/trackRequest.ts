import type { Input } from '../../contract/api.ts';
import type { TrackedType } from '../../schemas/applications/track.ts';
import type { TrackForm } from '../../validators/forms/forms.ts';

const types: Readonly<Record<string, TrackedType>> = { 1: 1, 2: 2, 3: 3 };

/** Gives the application type of a checked Track Status form. */
export const trackedType = ({ applicationType }: TrackForm): TrackedType =>
  types[applicationType] ?? 3;

/** Gives the request of a checked form; the place goes with a case (type 3) and with no other (spec 3). */
export function trackRequest(form: TrackForm, captchaId: string): Input<'trackStatus'> {
  const { applicationNo, answer, districtCode, tahasilCode, villageCode } = form;
  const applicationType = trackedType(form);
  const request = { applicationType, applicationNo, answer, captchaId };
  if (applicationType !== 3) return request;
  return {
    ...request,
    districtCode: Number(districtCode),
    tahasilCode: Number(tahasilCode),
    villageCode: Number(villageCode),
  };
}
