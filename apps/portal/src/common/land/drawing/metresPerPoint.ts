const circumferenceMetres = 40_075_016.686;
const pointsOfWorld = 512;

/** Returns the metres per CSS pixel at a latitude (degrees) and zoom. */
export function getMetresPerPoint(latitude: number, zoom: number): number {
  const around = circumferenceMetres * Math.cos((latitude * Math.PI) / 180);
  return around / (pointsOfWorld * 2 ** zoom);
}
