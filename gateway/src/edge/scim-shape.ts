const schema = 'urn:ietf:params:scim:api:messages:2.0:Error';
export const scimType = 'application/scim+json; charset=utf-8';

/** An error in the shape of RFC 7644, section 3.12. */
export const scimErrorText = (status: number, detail: string, keyword = ''): string =>
  JSON.stringify({
    schemas: [schema],
    status: String(status),
    ...(keyword ? { scimType: keyword } : {}),
    detail,
  });
