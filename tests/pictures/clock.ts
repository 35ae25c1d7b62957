/** The moment at which all pictures are taken: a Wednesday morning, far enough ahead that no cookie is over. */
export const pictureTime = "2031-05-14T09:24:10Z";
