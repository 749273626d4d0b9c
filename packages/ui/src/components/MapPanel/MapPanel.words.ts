/** The words of `MapPanel` in English. */
export const mapPanelWords = {
  label: 'Map',
  searchTitle: 'Search',
  layersTitle: 'Layers',
  toolsLabel: 'Map tools',
  viewLabel: 'View',
  mapLabel: 'Map',
  tableLabel: 'Table',
  closeLabel: 'Close',
  collapseLabel: 'Show less',
  expandLabel: 'Show more',
};
