import { saveBlob } from '../../lib/save-blob';

/** Downloads text as CSV. The byte order mark at its beginning makes spreadsheets read it as UTF-8. */
export const saveFile = (name: string, text: string): void =>
  saveBlob(name, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
